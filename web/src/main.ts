import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./shapes.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the application");
mount(App, { target });

// Browsers allow this only on secure origins and on localhost. Load the page first, then register.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined); // the page works without it
  });
}
