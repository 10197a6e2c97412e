import { useEffect, useMemo, useState } from "react";
import type { Blank, openBlanks } from "@/lib/text/explicit/blanks";
import { mayHoldBlank } from "@/lib/text/may-hold-blank";

const NONE: readonly Blank[] = [];

/** The blanks of a text but those called right; none until what finds them has come, which few texts load. */
export function useBlanks(text: string, right: readonly string[]): readonly Blank[] {
  const [find, setFind] = useState<typeof openBlanks>();
  const wanted = mayHoldBlank(text);
  useEffect(() => {
    if (!wanted || find) return;
    // Without a connection nothing is marked: the server asks before such a post goes out.
    import("@/lib/text/explicit/blanks").then(
      (finder) => setFind(() => finder.openBlanks),
      () => undefined,
    );
  }, [wanted, find]);
  return useMemo(() => (wanted && find ? find(text, right) : NONE), [wanted, find, text, right]);
}
