const REGISTER = `addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{})))`;

/** Registers public/sw.js once the page has loaded and rests. For production only: in development nothing may come between. */
export function ServiceWorker({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: REGISTER }} />;
}
