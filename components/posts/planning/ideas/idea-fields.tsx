import { useTranslations } from "next-intl";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ANSWER_LIMIT } from "@/lib/posts/planning/constants";
import type { Idea } from "@/lib/posts/planning/types";
import type { useIdea } from "./use-idea";

type FieldsProps = { idea: Idea; it: ReturnType<typeof useIdea> };

/** The photo's question, which is answered in a line or left. */
export function Answer({ idea, it }: FieldsProps) {
  const t = useTranslations("Planning.ideas");
  return (
    <div className="mt-1.5 grid gap-1.5">
      <label htmlFor={`answer-${idea.id}`} className="text-[0.9375rem] leading-5 font-medium">
        {idea.question}
      </label>
      <Input
        id={`answer-${idea.id}`}
        placeholder={t("answerHint")}
        maxLength={ANSWER_LIMIT}
        enterKeyHint="done"
        readOnly={it.changing}
        value={it.answer}
        onChange={({ target }) => it.type("answer", target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
        onBlur={it.save}
      />
    </div>
  );
}

/** The line was changed elsewhere while another one was typed here: its owner chooses which one stays. */
export function Elsewhere({ line, it }: { line: string; it: FieldsProps["it"] }) {
  const t = useTranslations("Planning.ideas");
  return (
    <div role="alert" className="grid justify-items-start gap-1.5 text-sm">
      <p>{t("changed", { line })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={it.keepMine}>
          {t("keepMine")}
        </Button>
        <Button size="sm" variant="ghost" onClick={it.takeTheirs}>
          {t("takeTheirs")}
        </Button>
      </div>
    </div>
  );
}

/** The days that an idea speaks of, where it speaks of any. */
export function About({ idea: { aboutFrom, aboutUntil }, timeZone }: { idea: Idea; timeZone: string }) {
  const t = useTranslations("Planning.ideas");
  const format = useWeekFormat(timeZone);
  if (!aboutUntil) return null;
  const day = (date: string) => format.day(date, { weekday: "long", day: "numeric", month: "long" });
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {!aboutFrom
        ? t("until", { day: day(aboutUntil) })
        : t("about", {
            days: aboutFrom === aboutUntil ? day(aboutUntil) : format.range(aboutFrom, aboutUntil),
          })}
    </p>
  );
}
