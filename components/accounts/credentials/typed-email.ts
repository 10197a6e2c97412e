import { typedKey } from "@/lib/auth/viewer-storage";

const KEY = typedKey("visitor", "email");

/** Keeps the address typed on this page, before the whole page goes to Google. */
export function keepTypedEmail(): void {
  const email = document.querySelector<HTMLInputElement>("#email")?.value;
  try {
    if (email) sessionStorage.setItem(KEY, email);
  } catch {
    // Without storage it has to be typed again.
  }
}

/** The address that was kept, once; empty without one. */
export function takeTypedEmail(): string {
  try {
    const email = sessionStorage.getItem(KEY) ?? "";
    sessionStorage.removeItem(KEY);
    return email;
  } catch {
    return "";
  }
}
