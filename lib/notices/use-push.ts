import { useEffect, useState } from "react";
import { api } from "@/lib/api-client";
import type { PushState } from "./types";

/** How it stands with notices in this browser; `unknown` until it was asked. */
export type PushStanding = "unknown" | "unsupported" | "blocked" | "off" | "on";

const PATH = "/api/notices/push";
const WORKER = "/sw.js";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the server whether this browser tells the person who is signed in, which binds it to their session.
 * @throws ApiError
 */
export async function refreshPush(): Promise<PushStanding> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== "granted") return "off";
  const { on } = await api<PushState>(PATH, { method: "PUT", body: { endpoint: subscription.endpoint } });
  return on ? "on" : "off";
}

/** Asks for permission, subscribes, and tells the server. @throws ApiError, DOMException */
async function switchOn(publicKey: string): Promise<PushStanding> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // An older one may have been made for another key, which a browser does not change.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await api(PATH, { method: "POST", body: { endpoint, keys } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return "on";
}

async function switchOff(): Promise<PushStanding> {
  const subscription = await currentSubscription();
  if (!subscription) return "off";
  await api(PATH, { method: "DELETE", body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return "off";
}

type Switching = {
  standing: PushStanding;
  /** As it stands, or as it is being changed to. */
  on: boolean;
  busy: boolean;
  change: (on: boolean) => void;
};

/**
 * The switch for notices in this browser. Permission is asked for by switching on, and by nothing else.
 * @param onFailure called when nothing was changed: `refused` by the person, or `failed`
 */
export function usePush(publicKey: string, onFailure: (why: "refused" | "failed") => void): Switching {
  const [standing, setStanding] = useState<PushStanding>("unknown");
  const [wanted, setWanted] = useState<boolean>();
  const busy = wanted !== undefined;

  useEffect(() => {
    let shown = true;
    void refreshPush()
      .catch((): PushStanding => "off")
      .then((now) => shown && setStanding(now));
    return () => {
      shown = false;
    };
  }, []);

  const change = async (on: boolean) => {
    if (busy) return;
    setWanted(on);
    try {
      const now = await (on ? switchOn(publicKey) : switchOff());
      setStanding(now);
      if (on && now !== "on") onFailure("refused");
    } catch {
      onFailure("failed");
    } finally {
      setWanted(undefined);
    }
  };
  return { standing, on: wanted ?? standing === "on", busy, change: (on) => void change(on) };
}
