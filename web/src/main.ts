import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the application");
mount(App, { target });

// Browsers offer this only where the connection is safe, or to this very machine. The page needs the line more at first.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined); // the page does without it
  });
}
