import { useEffect, useState } from "react";

/**
 * A hidden field that names this browser's push device, empty without one: whatever else this session may have switched
 * on ends with the other sessions.
 */
export function PushEndpointField() {
  const [endpoint, setEndpoint] = useState<string>();
  useEffect(() => {
    let shown = true;
    void currentEndpoint().then((found) => shown && setEndpoint(found));
    return () => {
      shown = false;
    };
  }, []);
  return endpoint === undefined ? null : <input type="hidden" name="endpoint" value={endpoint} />;
}

async function currentEndpoint(): Promise<string | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return "";
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription())?.endpoint ?? "";
  } catch {
    return undefined;
  }
}
