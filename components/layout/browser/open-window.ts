import { isEmbeddedBrowser } from "@/lib/http/client/embedded-browser";

/**
 * Opens an empty window centred on this one. Call it in the click handler, or browsers block it.
 * @returns null where there is none: blocked, in a browser inside another app, or in the app on a home screen, where a
 * window is another browser's and has another session. The whole page has to go then.
 */
export function openWindow(of: { name: string; width: number; height: number }): Window | null {
  const isApp =
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone;
  if (isApp || isEmbeddedBrowser(navigator.userAgent)) return null;
  const { name, width, height } = of;
  const left = Math.max(0, screenX + (outerWidth - width) / 2);
  const top = Math.max(0, screenY + (outerHeight - height) / 2);
  return open("about:blank", name, `popup,width=${width},height=${height},left=${left},top=${top}`);
}
