"use client";

import { useEffect, useLayoutEffect } from "react";
import { EFFECTIVE_EVENT, HYDRATED_EVENT } from "./hydration-event";

/** Tells the scripts of early presses and entries that React takes them. A layout effect: a press can itself bring the hydration forward. */
export function HydrationSignal() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  useEffect(() => void window.dispatchEvent(new Event(EFFECTIVE_EVENT)), []);
  return null;
}
