import { useTranslations } from "next-intl";
import { type Ref, useEffect, useId, useRef } from "react";
import { useWriting } from "@/components/posts/drafting/workspace-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ANSWERS, ANSWER_LIMIT } from "@/lib/posts/drafting/one-question";

type OneQuestionProps = {
  /** The line for an answer in the owner's own words, which the form's button takes along. */
  line: Ref<HTMLInputElement>;
  onAnswer: (answer: string) => void;
};

/** A press as it stands behind the subject: "buns: back again". */
const behindSubject = (word: string) => word.charAt(0).toLocaleLowerCase() + word.slice(1);

/** Asks once what a request of a word or two is about. Load it lazily. */
export function OneQuestion({ line, onAnswer }: OneQuestionProps) {
  const t = useTranslations("Workspace.question");
  const { brief } = useWriting();
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  // It answers a press on a button that is below it.
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={title} className="grid gap-3 rounded-md bg-press-wash p-3">
      <p id={title} className="line-clamp-2 font-medium break-words">
        {t("about", { subject: brief.form.description.trim() })}
      </p>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map((answer, position) => (
          <Button
            key={answer}
            ref={position === 0 ? first : undefined}
            variant="outline"
            onClick={() => onAnswer(behindSubject(t(answer)))}
          >
            {t(answer)}
          </Button>
        ))}
      </div>
      <Field label={t("line")}>
        <Input
          ref={line}
          name="answer"
          autoComplete="off"
          maxLength={ANSWER_LIMIT}
          placeholder={t("linePlaceholder")}
        />
      </Field>
      <Button variant="ghost" className="-ml-4 justify-self-start" onClick={() => onAnswer("")}>
        {t("skip")}
      </Button>
    </div>
  );
}
