"use client";

import { useLayoutEffect } from "react";
import { HYDRATED_EVENT } from "./hydration-event";

/** Tells `PressScript` that React takes the presses. A layout effect: a press can itself bring the hydration forward. */
export function HydrationSignal() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return null;
}
