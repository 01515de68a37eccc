/** A card flies from where it was to where it lies. */

import type { TransitionConfig } from "svelte/transition";
import { isCalm, PACES, settings } from "../../settings.svelte";

export function land(node: Element, { from }: { from: DOMRect | null }): TransitionConfig {
  if (!from || isCalm()) return { duration: 150, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const size = Math.min(1.6, Math.max(0.5, from.height / to.height));
  return {
    duration: Math.min(450, 380 * PACES[settings.pace]),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) => {
      const lift = Math.sin(t * Math.PI) * 0.16;
      const scale = size * u + t + lift;
      return `transform: translate(${dx * u}px, ${dy * u}px) rotate(${u * 14}deg) scale(${scale}); z-index: 5`;
    },
  };
}
