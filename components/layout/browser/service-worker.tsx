const REGISTER = `addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{})))`;

/**
 * Registers public/sw.js once the page has loaded and is idle. Production only: it must not intercept requests in development.
 */
export function ServiceWorker({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: REGISTER }} />;
}
