import { env } from "@/lib/env";

const REGISTER = `addEventListener("load",()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{}))`;

/** Registers public/sw.js once the page has loaded. In production only: in development nothing may come between. */
export function ServiceWorker({ nonce }: { nonce?: string }) {
  if (env().NODE_ENV !== "production") return null;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: REGISTER }} />;
}
