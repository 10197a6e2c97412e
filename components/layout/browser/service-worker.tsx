import { INSTALLABLE_EVENT } from "@/components/layout/install/constants";

const REGISTER = `addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{})))`;

/** The browser's offer to install the app comes on any page, and is made where photos are added. */
const KEEP_OFFER = `addEventListener("beforeinstallprompt",event=>{event.preventDefault();window.installPrompt=event;dispatchEvent(new Event("${INSTALLABLE_EVENT}"))})`;

/**
 * Keeps the browser's offer to install the app, and registers public/sw.js once the page has loaded and is idle. Production only: it must not intercept requests in development.
 */
export function ServiceWorker({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `${REGISTER};${KEEP_OFFER}` }}
    />
  );
}
