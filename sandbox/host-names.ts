import { isIP } from "node:net";
import type { Settings } from "./settings";

const LOCAL = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a Host header names this sandbox: a name of this machine, SANDBOX_URL's, or, where it listens beyond this
 * machine, any address. A foreign name that leads here is a page's that has pointed it here (DNS rebinding), to read
 * the mails and to set faults.
 */
export function isOwnHost(header: string | undefined, { host, url }: Settings): boolean {
  const name = hostnameOf(`http://${header}`);
  if (!header || name === null) return false;
  if (LOCAL.test(name) || name === hostnameOf(url)) return true;
  const isAddress = isIP(name.replace(/^\[|\]$/g, "")) !== 0;
  return isAddress && !LOCAL.test(host) && host !== "::1";
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
