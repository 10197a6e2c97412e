"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { adoptTyped } from "@/components/layout/adopt-typed";
import { focusFirstError } from "@/components/layout/focus-first-error";
import { useErrorWords } from "@/components/layout/use-error-words";
import { useFieldErrors } from "@/components/layout/use-field-errors";
import { Button } from "@/components/ui/button";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { Slider } from "@/components/ui/slider";
import { postsLeft } from "@/lib/billing/rules";
import { TEXT_LIMIT, WEIGHT } from "@/lib/posts/constants";
import { POST_FORM_DEFAULTS, quoteDraft, toDraftRequest, weightHint } from "@/lib/posts/rules";
import type { DraftRequest, PostForm } from "@/lib/posts/schema";
import { checkDraft } from "./check-draft";
import { DraftOptions } from "./draft-options";
import { LinkList } from "./link-list";
import { SwitchRow } from "./switch-row";
import { useStoredState } from "@/components/layout/use-stored-state";

type CreatePostFormProps = {
  busy: boolean;
  /** Whether its button is the primary one of the view. */
  lead: boolean;
  /** Credits that are left, for the line beside the button. */
  remaining: number;
  /** Credits that the period began with: few of them left are told of. */
  total: number;
  onGenerate: (request: DraftRequest) => void;
};

/** Everything that the model is told about the post. What is typed survives a reload. */
export function CreatePostForm({ busy, lead, remaining, total, onGenerate }: CreatePostFormProps) {
  const t = useTranslations();
  const words = useErrorWords();
  const [form, setForm] = useStoredState<PostForm>("workspace_form", POST_FORM_DEFAULTS);
  const { errors, setErrors, settle } = useFieldErrors(checkDraft);
  const posts = postsLeft(remaining, total);
  const change = (part: Partial<PostForm>) => {
    setForm((current) => ({ ...current, ...part }));
    settle({ ...form, ...part });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = await checkDraft(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    onGenerate(toDraftRequest(form));
  };

  return (
    <form
      ref={adoptTyped}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="scroll-edge grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-4 pb-5 md:px-6">
        <Field label={t("Workspace.fields.description")} error={words.ofField(errors.description)}>
          <CountedTextarea
            name="description"
            limit={TEXT_LIMIT}
            placeholder={t("Workspace.fields.descriptionPlaceholder")}
            value={form.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <Field label={t("Workspace.fields.instructions")} error={words.ofField(errors.instructions)}>
          <CountedTextarea
            name="instructions"
            rows={3}
            limit={TEXT_LIMIT}
            placeholder={t("Workspace.fields.instructionsPlaceholder")}
            value={form.instructions}
            onChange={(event) => change({ instructions: event.target.value })}
          />
        </Field>
        <DraftOptions form={form} errors={errors} onChange={change} />
        <SwitchRow
          name="generateHashtags"
          label={t("Workspace.fields.generateHashtags")}
          checked={form.generateHashtags}
          onChange={(generateHashtags) => change({ generateHashtags })}
        />
        <div className="grid gap-4">
          <SwitchRow
            name="generateImage"
            label={t("Workspace.fields.generateImage")}
            checked={form.generateImage}
            onChange={(generateImage) => change({ generateImage })}
          />
          {form.generateImage && (
            <Field
              label={t("Workspace.fields.imageDescription")}
              hint={t("Workspace.fields.imageDescriptionHint")}
              error={words.ofField(errors.imageDescription)}
            >
              <CountedTextarea
                name="imageDescription"
                rows={3}
                limit={TEXT_LIMIT}
                placeholder={t("Workspace.fields.imageDescriptionPlaceholder")}
                value={form.imageDescription}
                onChange={(event) => change({ imageDescription: event.target.value })}
              />
            </Field>
          )}
        </div>
        <LinkList links={form.links} errors={errors} onChange={(links) => change({ links })} />
        <Field label={t("Workspace.fields.weight")} hint={t(weightHint(form.businessProfileWeight))}>
          <Slider
            name="businessProfileWeight"
            min={WEIGHT.min}
            max={WEIGHT.max}
            step={WEIGHT.step}
            value={form.businessProfileWeight}
            onValueChange={(businessProfileWeight) => change({ businessProfileWeight })}
          />
        </Field>
      </div>
      <div className="grid gap-2 border-t px-4 py-4 md:px-6">
        <Button
          type="submit"
          variant={lead ? "primary" : "outline"}
          busy={busy}
          busyLabel={t("Workspace.generating")}
        >
          {t("Workspace.generate")}
        </Button>
        <p className="text-center text-sm text-ink-soft tabular-nums">
          {t("Workspace.quote", { cost: quoteDraft(form), remaining })}
        </p>
        {posts !== null && (
          <p className="flex items-start justify-center gap-2 text-sm font-medium text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t("Workspace.few", { posts })}
          </p>
        )}
      </div>
    </form>
  );
}
