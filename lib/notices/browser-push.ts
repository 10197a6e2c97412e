import { ApiError, api } from "@/lib/http/api-client";
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

/**
 * The same once a visit, for a browser that may have been forgotten: its push service refused us, or our key is another.
 * Its subscription is of no use then, and is ended.
 * @returns whether it was on and is not any more, which its owner has not decided here
 */
export async function noticeLostPush(): Promise<boolean> {
  if ((await refreshPush()) !== "off") return false;
  const subscription = await currentSubscription();
  return subscription !== null && (await subscription.unsubscribe());
}

/** Subscribes at the browser's push service. @throws ApiError NETWORK when that does not work */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // An older subscription may have been made for another key, which cannot be changed.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    throw new ApiError(0, "NETWORK");
  }
}

/** Asks for permission, subscribes, and registers with the server. @throws ApiError */
export async function switchPushOn(publicKey: string): Promise<PushStatus> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const subscription = await subscribe(publicKey);
  const { endpoint, keys } = subscription.toJSON();
  try {
    await api(PATH, { method: "POST", body: { endpoint, keys } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return "on";
}

/** Registers this browser no longer, and ends its subscription. @throws ApiError */
export async function switchPushOff(): Promise<PushStatus> {
  const subscription = await currentSubscription();
  if (!subscription) return "off";
  await api(PATH, { method: "DELETE", body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return "off";
}
