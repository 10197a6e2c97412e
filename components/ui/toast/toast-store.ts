import type { ToastMessage } from "./toast-message";

/** A message currently shown. */
export type ShownToast = ToastMessage & {
  key: number;
  /** The control pressed before it: the message is shown beside it, if there is a place. */
  pressed: Element | null;
};

/** How long success and notes stay, in milliseconds. */
export const STAY_MS = 5_000;
/** The maximum shown at once: beyond it the oldest is removed. */
const MOST = 3;

const listeners = new Set<() => void>();
let shown: readonly ShownToast[] = [];
let keys = 0;
let pressed: Element | null = null;

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => shown,
};

/** Shows a message, the newest first; replaces one with the same id. */
export function showToast(message: ToastMessage): void {
  const others = message.id === undefined ? shown : shown.filter(({ id }) => id !== message.id);
  change([{ ...message, key: ++keys, pressed }, ...others].slice(0, MOST));
}

/** Removes a message. */
export function removeToast(key: number): void {
  change(shown.filter((toast) => toast.key !== key));
}

/** Tracks the control last pressed, by pointer or keyboard. Returns a function that stops it. */
export function watchPresses(): () => void {
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target;
  };
  const names = ["pointerdown", "focusin", "submit"];
  for (const name of names) document.addEventListener(name, remember, { capture: true });
  return () => {
    for (const name of names) document.removeEventListener(name, remember, { capture: true });
  };
}
