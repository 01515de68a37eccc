import "@fontsource/bangers";
import "@fontsource-variable/inter";
import "./style/ground.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import { wearTheme } from "./settings.svelte";
import { listenForTouch } from "./sound";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
wearTheme();
followLinks();
listenForTouch();
mount(App, { target });
