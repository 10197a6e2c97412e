"use client";

import { useStoredState } from "@/components/layout/forms/use-stored-state";
import type { Ask } from "@/components/posts/planning/asking/use-ask-for-ideas";

/** The input for a campaign. */
export type CampaignAsk = Ask & { name: string; beginsOn: string; endsOn: string };

const NOTHING: CampaignAsk = { name: "", beginsOn: "", endsOn: "", brief: "", photos: {}, times: {} };

/** The input for a campaign, which survives a reload. @param of "new", or the id of one that is planned again */
export function useCampaignAsk(of: string, first: Partial<CampaignAsk>) {
  const [all, setAll] = useStoredState<Record<string, Partial<CampaignAsk>>>("campaign", {});
  const ask: CampaignAsk = { ...NOTHING, ...first, ...all[of] };
  return {
    ask,
    change: (part: Partial<CampaignAsk>) => setAll((now) => ({ ...now, [of]: { ...now[of], ...part } })),
    tick: (list: "photos" | "times") => (id: string, ticked: boolean) =>
      setAll((now) => ({ ...now, [of]: { ...now[of], [list]: { ...now[of]?.[list], [id]: ticked } } })),
    forget: () => setAll(({ [of]: _, ...rest }) => rest),
  };
}
