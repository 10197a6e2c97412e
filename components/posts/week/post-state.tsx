import { Check, CirclePause, CircleX, Clock, Hand, Hourglass, PencilLine, Unplug } from "lucide-react";
import { useTranslations } from "next-intl";
import type { WeekPostState as State } from "@/lib/posts/week/rules";

const looks = {
  DRAFT: ["text-ink-soft", PencilLine],
  SCHEDULED: ["text-press", Clock],
  PAUSED: ["text-warn", CirclePause],
  NO_PAGE: ["text-bad", Unplug],
  RECONNECT: ["text-bad", Unplug],
  DUE: ["text-warn", Hourglass],
  CHECKING: ["text-warn", Hourglass],
  HELD: ["text-bad", Hand],
  FAILED: ["text-bad", CircleX],
  PUBLISHED: ["text-good", Check],
} as const satisfies Record<State, readonly [string, typeof Clock]>;

/** Where a post stands: an icon and one word. */
export function PostState({ state }: { state: State }) {
  const t = useTranslations("Week.state");
  const [color, Icon] = looks[state];
  return (
    <p className="flex gap-1.5 text-[0.8125rem] leading-[1.125rem] text-ink-soft">
      <Icon aria-hidden className={`size-3.5 shrink-0 translate-y-0.5 ${color}`} strokeWidth={2.25} />
      <span className="min-w-0 break-words">{t(state)}</span>
    </p>
  );
}
