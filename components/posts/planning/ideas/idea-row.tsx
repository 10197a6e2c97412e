import { RefreshCw, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { IdeaPhoto, IdeaTime } from "@/components/posts/planning/idea-parts";
import type { PlanScope } from "@/components/posts/planning/plan-scope";
import { Button } from "@/components/ui/button";
import { FieldNote } from "@/components/ui/field";
import { LINE_LIMIT } from "@/lib/posts/planning/constants";
import type { Idea } from "@/lib/posts/planning/types";
import { cn } from "@/lib/utils";
import { About, Answer, Elsewhere } from "./idea-fields";
import { IdeaPhotoTools } from "./idea-photo-tools";
import { useIdea } from "./use-idea";
import type { TypedIdeas } from "./use-typed-ideas";

type IdeaRowProps = {
  scope: PlanScope;
  timeZone: string;
  idea: Idea;
  typed: TypedIdeas;
  onRetry: () => void;
};

/** An idea under its time: one line that is changed in place, its photo with one question, another, and drop. */
export function IdeaRow({ scope, timeZone, idea, typed, onRetry }: IdeaRowProps) {
  const t = useTranslations("Planning");
  const errorText = useErrorMessage();
  const it = useIdea(scope, idea, typed);
  if (idea.state === "DROPPED")
    return (
      <Row>
        <div className="flex items-center justify-between gap-3">
          <IdeaTime at={idea.slotAt} timeZone={timeZone} aside={t("ideas.dropped")} />
          <Button variant="ghost" icon={<Undo2 aria-hidden />} onClick={it.undo}>
            {t("ideas.undo")}
          </Button>
        </div>
      </Row>
    );
  return (
    <Row>
      <IdeaTime at={idea.slotAt} timeZone={timeZone} />
      <div className={cn("mt-2 grid gap-x-4 gap-y-1.5", idea.photo && WITH_PHOTO)}>
        {idea.photo && <IdeaPhoto photo={idea.photo} />}
        <div className="grid min-w-0 grow content-start gap-1.5">
          <textarea
            aria-label={t("ideas.line")}
            rows={1}
            maxLength={LINE_LIMIT}
            enterKeyHint="done"
            readOnly={it.changing}
            value={it.line}
            className="-mt-1 field-sizing-content resize-none border-b border-dashed border-edge bg-transparent py-1 text-lg leading-7 transition-colors hover:border-ink-soft focus:border-press focus:bg-sheet"
            onChange={({ target }) => it.type("line", target.value.replace(/\n/g, " "))}
            onKeyDown={(event) => {
              // Of an input method, Enter chooses a word.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.blur();
            }}
            onBlur={it.save}
          />
          <About idea={idea} timeZone={timeZone} />
          {it.elsewhere && <Elsewhere line={idea.line} it={it} />}
        </div>
        <div className={cn("grid content-start gap-1.5", idea.photo && "max-sm:col-span-2 sm:col-start-2")}>
          {idea.question && <Answer idea={idea} it={it} />}
          {idea.state === "FAILED" && (
            <div className="mt-1.5 grid justify-items-start gap-2">
              <FieldNote
                error={t("state.failed", { reason: errorText.ofCode(idea.code ?? "INTERNAL_ERROR") })}
              />
              <Button size="sm" variant="outline" onClick={onRetry}>
                {t("tryAgain")}
              </Button>
            </div>
          )}
          <div className="-ml-4 flex flex-wrap">
            <Button variant="ghost" busy={it.changing} icon={<RefreshCw aria-hidden />} onClick={it.another}>
              {t("ideas.another")}
            </Button>
            <Button variant="ghost" disabled={it.changing} icon={<X aria-hidden />} onClick={it.drop}>
              {t("ideas.drop")}
            </Button>
            <IdeaPhotoTools idea={idea} it={it} />
          </div>
        </div>
      </div>
    </Row>
  );
}

/** On a phone, what is below the line has the whole width. */
const WITH_PHOTO = "grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[auto_1fr] [&>:first-child]:sm:row-span-2";

const Row = ({ children }: { children: ReactNode }) => <li className="py-5 first:pt-0">{children}</li>;
