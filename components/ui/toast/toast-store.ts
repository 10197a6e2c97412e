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

/** Whether both presses were of one control, or of one form. */
function isSameControl(one: Element | null, other: Element | null): boolean {
  if (!one || !other) return false;
  const form = one.closest("[data-toast-scope]");
  return one === other || (form !== null && form === other.closest("[data-toast-scope]"));
}

/** Shows a message, the newest first. It replaces one with the same id, and a success the failures of its control. */
export function showToast(message: ToastMessage): void {
  const others = shown.filter((toast) => {
    if (message.id !== undefined && toast.id === message.id) return false;
    const hasSucceeded = message.kind === "success" && toast.kind === "failure";
    return !hasSucceeded || !isSameControl(toast.pressed, pressed);
  });
  change([{ ...message, key: ++keys, pressed }, ...others].slice(0, MOST));
}

/** Removes messages. */
export function removeToast(...gone: readonly number[]): void {
  if (shown.some(({ key }) => gone.includes(key))) change(shown.filter(({ key }) => !gone.includes(key)));
}

/** Does something. @returns the messages that it shows meanwhile, for `removeToast` */
export function toastsOf(work: () => void): number[] {
  const before = keys;
  work();
  return shown.filter(({ key }) => key > before).map(({ key }) => key);
}

/** Removes what failed on the page that is left; what is told on the next one stays there. */
export function leavePage(): void {
  const staying = shown.filter(({ kind, forNextPage }) => kind !== "failure" || forNextPage);
  change(staying.map((toast) => ({ ...toast, forNextPage: false })));
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
