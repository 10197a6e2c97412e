import { useEffect, useState } from "react";
import { api } from "@/lib/http/api-client";
import type { PushState } from "./types";

/** The status of push notices in this browser; `unknown` until it has been read. */
export type PushStatus = "unknown" | "unsupported" | "blocked" | "off" | "on";

const PATH = "/api/notices/push";
const WORKER = "/sw.js";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the server whether this browser is registered for the signed-in person, which also binds it to their session.
 * @throws ApiError
 */
export async function refreshPush(): Promise<PushStatus> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== "granted") return "off";
  const { on } = await api<PushState>(PATH, { method: "PUT", body: { endpoint: subscription.endpoint } });
  return on ? "on" : "off";
}

/** Asks for permission, subscribes, and registers with the server. @throws ApiError, DOMException */
async function switchOn(publicKey: string): Promise<PushStatus> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // An older subscription may have been made for another key, which cannot be changed.
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

async function switchOff(): Promise<PushStatus> {
  const subscription = await currentSubscription();
  if (!subscription) return "off";
  await api(PATH, { method: "DELETE", body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return "off";
}

type Switching = {
  status: PushStatus;
  /** The status, or the one it is being changed to. */
  on: boolean;
  busy: boolean;
  change: (on: boolean) => void;
};

/**
 * The switch for push notices in this browser. Permission is requested only by switching it on.
 * @param onFailure called when nothing was changed: `refused` by the person, or `failed`
 */
export function usePush(publicKey: string, onFailure: (why: "refused" | "failed") => void): Switching {
  const [status, setStatus] = useState<PushStatus>("unknown");
  const [wanted, setWanted] = useState<boolean>();
  const busy = wanted !== undefined;

  useEffect(() => {
    let shown = true;
    void refreshPush()
      .catch((): PushStatus => "off")
      .then((now) => shown && setStatus(now));
    return () => {
      shown = false;
    };
  }, []);

  const change = async (on: boolean) => {
    if (busy) return;
    setWanted(on);
    try {
      const now = await (on ? switchOn(publicKey) : switchOff());
      setStatus(now);
      if (on && now !== "on") onFailure("refused");
    } catch {
      onFailure("failed");
    } finally {
      setWanted(undefined);
    }
  };
  return { status, on: wanted ?? status === "on", busy, change: (on) => void change(on) };
}
