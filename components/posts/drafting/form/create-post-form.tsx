"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { type FormEvent, useRef } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useFirstFocus } from "@/components/layout/forms/use-first-focus";
import { useReplayedForm } from "@/components/layout/forms/use-replayed-form";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useEditor, useWriting } from "@/components/posts/drafting/workspace-context";
import { Button } from "@/components/ui/button";
import { isWorthAsking, withAnswer } from "@/lib/posts/drafting/one-question";
import { BriefFields } from "./brief-fields";
import { checkDraft } from "./check-draft";
import { DraftPrice, type FormCredits } from "./draft-price";

// Few posts have an intended time from the beginning.
const SlotLine = dynamic(() => keepTrying(() => import("./slot-line")).then((module) => module.SlotLine), {
  loading: () => <div className="h-[calc(var(--control)+0.5rem)]" />,
});

const OneQuestion = dynamic(
  () => keepTrying(() => import("./one-question")).then((module) => module.OneQuestion),
  { loading: PartLoading },
);

type CreatePostFormProps = {
  /** Whether its button is the view's primary one. */
  primary: boolean;
  credits: FormCredits;
};

/** The whole brief for a post; its button always makes one, after at most one question. */
export function CreatePostForm({ primary, credits }: CreatePostFormProps) {
  const t = useTranslations("Workspace");
  const { post, busy } = useEditor();
  const { brief, photo, price, write } = useWriting();
  const { form, change, setErrors, question, setQuestion } = brief;
  const replayed = useReplayedForm();
  const first = useRef<HTMLTextAreaElement>(null);
  useFirstFocus(first, primary && form.description === "");
  const line = useRef<HTMLInputElement>(null);
  const writeWith = async (answer: string) => {
    const description = withAnswer(form, answer);
    if (description !== form.description) change({ description });
    // An image costs more than the text, so each post must ask for its own.
    if (await write(false, { description })) change({ generateImage: false });
  };
  const answerWith = (answer: string) => {
    setQuestion("asked");
    void writeWith(answer);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = await checkDraft(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    if (question === "unasked" && isWorthAsking(form, photo !== null)) return setQuestion("open");
    answerWith(question === "open" ? (line.current?.value ?? "") : "");
  };

  return (
    <form
      {...replayed}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex min-h-0 flex-1 flex-col short:flex-none"
    >
      <div className="scroll-edge grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain short:flex-none short:overflow-y-visible px-4 pb-5 md:px-6">
        {post.open.at && <SlotLine />}
        <BriefFields ref={first} />
      </div>
      <div className="grid gap-2 border-t px-4 py-4 md:px-6">
        {question === "open" && <OneQuestion line={line} onAnswer={answerWith} />}
        <Button
          type="submit"
          variant={primary ? "default" : "outline"}
          busy={busy}
          busyLabel={t("generating")}
        >
          {t("generate")}
        </Button>
        <DraftPrice quote={price} credits={credits} />
      </div>
    </form>
  );
}
