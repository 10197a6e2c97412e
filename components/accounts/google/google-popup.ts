import { SIGN_IN_POPUP } from "@/lib/accounts/constants";

/** Opens an empty popup centred on this window; null if blocked. Call it in the click handler, or browsers block it. */
export function openSignInPopup(): Window | null {
  const { name, width, height } = SIGN_IN_POPUP;
  const left = Math.max(0, screenX + (outerWidth - width) / 2);
  const top = Math.max(0, screenY + (outerHeight - height) / 2);
  return open("about:blank", name, `popup,width=${width},height=${height},left=${left},top=${top}`);
}
