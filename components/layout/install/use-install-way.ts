import { useSyncExternalStore } from "react";
import { INSTALLABLE_EVENT, INSTALL_COOKIE } from "./constants";

/** Chromium's offer to install the app, which ServiceWorker keeps until it is made. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    installPrompt?: InstallPrompt;
  }
}

/** How a phone or tablet gets the app on its home screen: Chromium asks for it, Safari has it in its Share menu. */
export type InstallWay = "ask" | "share";

function subscribe(changed: () => void): () => void {
  addEventListener(INSTALLABLE_EVENT, changed);
  return () => removeEventListener(INSTALLABLE_EVENT, changed);
}

function installWay(): InstallWay | null {
  if (!matchMedia("(pointer: coarse)").matches || document.cookie.includes(`${INSTALL_COOKIE}=`)) return null;
  if (window.installPrompt) return "ask";
  // Only Safari on phones and tablets knows it; in the installed app it is true.
  return (navigator as { standalone?: boolean }).standalone === false ? "share" : null;
}

/** Null where the app is installed or cannot be, where it would be no phone's, and where the offer has its answer. */
export const useInstallWay = (): InstallWay | null => useSyncExternalStore(subscribe, installWay, () => null);
