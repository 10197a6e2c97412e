"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useFieldErrors } from "@/components/layout/forms/use-field-errors";
import { useFirstFocus } from "@/components/layout/forms/use-first-focus";
import { useReplayedForm } from "@/components/layout/forms/use-replayed-form";
import { Button } from "@/components/ui/button";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { NativeSlider } from "@/components/ui/native-slider";
import { CREDIT_PRICES } from "@/lib/credits/rules";
import { ToastPlace } from "@/components/ui/toast/toast-place";
import { TEXT_LIMIT, WEIGHT } from "@/lib/posts/constants";
import { POST_FORM_DEFAULTS, quoteDraft, toDraftRequest, weightHint } from "@/lib/posts/rules";
import type { ShownPicture } from "@/lib/media/types";
import type { DraftRequest, PostForm } from "@/lib/posts/schema";
import { PhotoBrief } from "@/components/posts/photos/photo-brief";
import { checkDraft } from "./check-draft";
import { DraftOptions } from "./draft-options";
import { DraftPrice, type FormCredits } from "./draft-price";
import { LinkList } from "./link-list";
import { SwitchRow } from "./switch-row";
import { useStoredState } from "@/components/layout/forms/use-stored-state";

type CreatePostFormProps = {
  busy: boolean;
  /** Whether its button is the view's primary one. */
  lead: boolean;
  credits: FormCredits;
  /** The photo that the post is written from, if any. */
  photo: ShownPicture | null;
  /** The model cannot look at photos. */
  blind: boolean;
  /** Resolves to whether the post was written. */
  onGenerate: (request: DraftRequest) => Promise<boolean>;
  /** Whether a post of this description would be another version of the one that is open. */
  isVersion: (description: string) => boolean;
};

/** The whole brief for a post. Input survives a reload. */
export function CreatePostForm(props: CreatePostFormProps) {
  const { busy, lead, credits, photo, blind, onGenerate, isVersion } = props;
  const t = useTranslations();
  const words = useErrorMessage();
  const [form, setForm] = useStoredState<PostForm>("workspace_form", POST_FORM_DEFAULTS);
  const { errors, setErrors, settle } = useFieldErrors(checkDraft);
  const replayed = useReplayedForm();
  const first = useRef<HTMLTextAreaElement>(null);
  useFirstFocus(first, lead && form.description === "");
  const change = (part: Partial<PostForm>) => {
    setForm((current) => ({ ...current, ...part }));
    settle({ ...form, ...part });
  };

  const [photoDescription, setPhotoDescription] = useState("");
  const request: DraftRequest = {
    ...toDraftRequest(form),
    ...(photo && { mediaId: photo.id, ...(blind && { photoDescription }) }),
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = await checkDraft(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    const written = await onGenerate(request);
    // A picture costs more than the text, so each post must ask for its own.
    if (written) setForm((current) => ({ ...current, generateImage: false }));
  };

  return (
    <form
      data-toast-scope
      {...replayed}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="scroll-edge grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-4 pb-5 md:px-6">
        {photo && (
          <PhotoBrief
            photo={photo}
            description={blind ? photoDescription : null}
            onDescribe={setPhotoDescription}
          />
        )}
        <Field label={t("Workspace.fields.description")} error={words.ofField(errors.description)}>
          <CountedTextarea
            ref={first}
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
        {!photo && (
          <div className="grid gap-4">
            <SwitchRow
              name="generateImage"
              label={t("Workspace.fields.generateImage")}
              price={t("Workspace.fields.imagePrice", { price: CREDIT_PRICES.image })}
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
        )}
        <LinkList links={form.links} errors={errors} onChange={(links) => change({ links })} />
        <Field label={t("Workspace.fields.weight")} hint={t(weightHint(form.businessProfileWeight))}>
          <NativeSlider
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
        <ToastPlace of="form" />
        <Button
          type="submit"
          variant={lead ? "default" : "outline"}
          busy={busy}
          busyLabel={t("Workspace.generating")}
        >
          {t(isVersion(form.description) ? "Workspace.anotherVersion" : "Workspace.generate")}
        </Button>
        <DraftPrice quote={quoteDraft(request, credits.brandTokens)} credits={credits} />
      </div>
    </form>
  );
}
