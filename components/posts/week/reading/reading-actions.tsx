import { CalendarClock, Check, Pencil, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { Button } from "@/components/ui/button";

type ReadingActionsProps = {
  ref: Ref<HTMLButtonElement>;
  busy: boolean;
  editing: boolean;
  /** How many posts Keep schedules, with the last of them; null while it only keeps. */
  all: number | null;
  /** Why keeping is impossible, by the id of what says so. */
  blocked: "no-text" | "text-conflict" | undefined;
  onKeep: () => void;
  onChange: () => void;
  onOtherTime: () => void;
  onDrop: () => void;
};

/** The actions on the displayed post, within reach of the thumb: Keep, Change, Other time, Drop. */
export function ReadingActions(props: ReadingActionsProps) {
  const { ref, busy, editing, all, blocked, onKeep, onChange, onOtherTime, onDrop } = props;
  const [t, posts] = [useTranslations("Reading"), useTranslations("Posts")];
  return (
    <div className="mx-auto grid w-full max-w-[36rem] grid-cols-[1fr_1fr_1fr] gap-2 sm:grid-cols-[1fr_auto_auto_auto]">
      {/* Above them: they stay where they are pressed. */}
      {blocked === "no-text" && (
        <p id={blocked} className="col-span-full text-sm text-ink-soft">
          {posts("errors.contentBlank")}
        </p>
      )}
      <Button
        ref={ref}
        size="lg"
        busy={busy}
        disabled={blocked !== undefined}
        aria-describedby={blocked}
        icon={<Check aria-hidden />}
        className="col-span-3 sm:col-span-1"
        onClick={onKeep}
      >
        {all === null ? t("keep") : t("keepAll", { count: all })}
      </Button>
      <Verb icon={<Pencil aria-hidden />} disabled={busy} pressed={editing} onClick={onChange}>
        {editing ? t("changed") : t("change")}
      </Verb>
      <Verb icon={<CalendarClock aria-hidden />} disabled={busy} onClick={onOtherTime}>
        {t("otherTime")}
      </Verb>
      <Verb icon={<X aria-hidden />} disabled={busy} title={t("dropHint")} onClick={onDrop}>
        {t("drop")}
      </Verb>
    </div>
  );
}

type VerbProps = {
  icon: ReactNode;
  disabled: boolean;
  pressed?: boolean;
  title?: string;
  onClick: () => void;
  children: ReactNode;
};

/** On a phone its icon stands above its word, so that the longest of seven languages fits. */
function Verb({ icon, pressed, children, ...props }: VerbProps) {
  return (
    <Button
      variant="outline"
      size="lg"
      aria-pressed={pressed}
      className="h-auto min-h-12 min-w-0 flex-col gap-0.5 px-1.5 py-1.5 text-[0.8125rem] leading-4 whitespace-normal sm:flex-row sm:gap-1.5 sm:px-2.5 sm:text-[0.9375rem]"
      {...props}
    >
      {icon}
      {children}
    </Button>
  );
}
