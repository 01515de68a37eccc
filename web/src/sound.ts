/** Every noise, made by code. Silent until the page is touched. */

import { settings } from "./settings.svelte";

export type Noise = "deal" | "card" | "up" | "down" | "turn" | "slam" | "break" | "win" | "lose";

let context: AudioContext | null = null;

export function listenForTouch(): void {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export function make(noise: Noise): void {
  if (!context || context.state !== "running" || !settings.sound) return;
  NOISES[noise](context, context.currentTime);
}

/** A call, spoken aloud, for those who switched it on. */
export function speak(call: string): void {
  if (!settings.speech || !("speechSynthesis" in globalThis)) return;
  const words = new SpeechSynthesisUtterance(call);
  words.rate = 1.15;
  words.pitch = 0.7;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

type Make = (context: AudioContext, at: number) => void;

const NOISES: Record<Noise, Make> = {
  deal: (c, at) => hiss(c, at, 0.05, 5200, 0.12),
  card: (c, at) => {
    hiss(c, at, 0.07, 2600, 0.25);
    tone(c, at + 0.02, 0.14, 150, 70, 0.5);
  },
  up: (c, at) => tone(c, at, 0.2, 260, 470, 0.14, "triangle"),
  down: (c, at) => tone(c, at, 0.2, 330, 180, 0.14, "triangle"),
  turn: (c, at) => {
    tone(c, at, 0.16, 660, 660, 0.12, "triangle");
    tone(c, at + 0.1, 0.22, 990, 990, 0.12, "triangle");
  },
  slam: (c, at) => {
    hiss(c, at, 0.5, 700, 0.8);
    tone(c, at, 0.7, 170, 34, 0.9);
    tone(c, at + 0.03, 0.3, 90, 40, 0.5, "square");
  },
  break: (c, at) => {
    for (const [place, hertz] of [523, 415, 523].entries())
      tone(c, at + place * 0.13, 0.16, hertz, hertz, 0.16, "square");
  },
  win: (c, at) => {
    for (const [place, hertz] of [392, 523, 659, 784, 1047].entries())
      tone(c, at + place * 0.11, 0.3, hertz, hertz, 0.2, "triangle");
  },
  lose: (c, at) => {
    for (const [place, hertz] of [330, 311, 294, 196].entries())
      tone(c, at + place * 0.2, 0.32, hertz, hertz * 0.94, 0.16, "sawtooth");
  },
};

function tone(
  c: AudioContext,
  at: number,
  seconds: number,
  from: number,
  to: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const voice = c.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
  voice.connect(fade(c, at, seconds, loud));
  voice.start(at);
  voice.stop(at + seconds);
}

function hiss(c: AudioContext, at: number, seconds: number, hertz: number, loud: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * seconds), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = buffer;
  const filter = c.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = hertz;
  source.connect(filter).connect(fade(c, at, seconds, loud));
  source.start(at);
}

function fade(c: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(loud * 0.5, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(c.destination);
  return gain;
}
