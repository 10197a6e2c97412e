import { useEffect, useMemo, useState } from "react";
import type { FoundLink, linksIn } from "@/lib/text/links";
import { mayHoldLink } from "@/lib/text/may-hold-link";

const NONE: readonly FoundLink[] = [];

/** The links of a text; none until what finds them has come, which only a text that may hold one loads. */
export function useLinks(text: string): readonly FoundLink[] {
  const [find, setFind] = useState<typeof linksIn>();
  const wanted = mayHoldLink(text);
  useEffect(() => {
    if (!wanted || find) return;
    // Without a connection the links stay uncoloured.
    import("@/lib/text/links").then(
      (finder) => setFind(() => finder.linksIn),
      () => undefined,
    );
  }, [wanted, find]);
  return useMemo(() => (wanted && find ? find(text) : NONE), [wanted, find, text]);
}
