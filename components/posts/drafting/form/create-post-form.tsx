"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type FormEvent, useRef } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useFirstFocus } from "@/components/layout/forms/use-first-focus";
import { useReplayedForm } from "@/components/layout/forms/use-replayed-form";
import { useWorkspace } from "@/components/posts/drafting/workspace-context";
import { Button } from "@/components/ui/button";
import { BriefFields } from "./brief-fields";
import { checkDraft } from "./check-draft";
import { DraftPrice, type FormCredits } from "./draft-price";

// Few posts have an intended time from the beginning.
const SlotLine = dynamic(() => import("./slot-line").then((module) => module.SlotLine), {
  loading: () => <div className="h-[calc(var(--control)+0.5rem)]" />,
});

type CreatePostFormProps = {
  /** Whether its button is the view's primary one. */
  primary: boolean;
  credits: FormCredits;
};

/** The whole brief for a post; its button always makes one. */
export function CreatePostForm({ primary, credits }: CreatePostFormProps) {
  const t = useTranslations("Workspace");
  const { brief, busy, post, price, write } = useWorkspace();
  const { form, change, setErrors } = brief;
  const replayed = useReplayedForm();
  const first = useRef<HTMLTextAreaElement>(null);
  useFirstFocus(first, primary && form.description === "");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = await checkDraft(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    // A picture costs more than the text, so each post must ask for its own.
    if (await write(false)) change({ generateImage: false });
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
