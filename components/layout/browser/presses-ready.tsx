"use client";

import { useLayoutEffect } from "react";
import { PRESSES_READY } from "./presses-ready-event";

/** Tells `PressScript` that React takes the presses. A layout effect: a press can itself bring the hydration forward. */
export function PressesReady() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(PRESSES_READY)), []);
  return null;
}
