"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { Ref } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWriting } from "@/components/posts/drafting/workspace-context";
import { PhotoDescriptionField } from "@/components/posts/photos/photo-description-field";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { NativeSlider } from "@/components/ui/native-slider";
import { TEXT_LIMIT, WEIGHT } from "@/lib/posts/constants";
import { weightHint } from "@/lib/posts/drafting/rules";
import { DraftOptions } from "./draft-options";
import { LinkList } from "./link-list";
import { ImageFields } from "./image-fields";
import { SwitchRow } from "./switch-row";

const LikeLine = dynamic(() => keepTrying(() => import("./like-line")).then((module) => module.LikeLine), {
  loading: () => <div className="h-[calc(var(--control)+0.5rem)]" />,
});

/** The fields of the brief. @param ref the description */
export function BriefFields({ ref }: { ref: Ref<HTMLTextAreaElement> }) {
  const t = useTranslations();
  const errorText = useErrorMessage();
  const { brief, photo, writer } = useWriting();
  const { form, errors, change } = brief;
  return (
    <>
      {form.like && <LikeLine />}
      {photo && (
        <PhotoDescriptionField
          description={writer.blind ? brief.photoDescription : null}
          onDescribe={brief.setPhotoDescription}
        />
      )}
      <Field label={t("Workspace.fields.description")} error={errorText.ofField(errors.description)}>
        <CountedTextarea
          ref={ref}
          name="description"
          limit={TEXT_LIMIT}
          placeholder={t("Workspace.fields.descriptionPlaceholder")}
          value={form.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field label={t("Workspace.fields.instructions")} error={errorText.ofField(errors.instructions)}>
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
      <ImageFields />
      <LinkList links={form.links} errors={errors} onChange={(links) => change({ links })} />
      <Field
        label={t("Workspace.fields.weight")}
        hint={`${t("Workspace.fields.weightText")} ${t(weightHint(form.businessProfileWeight))}`}
      >
        <NativeSlider
          name="businessProfileWeight"
          min={WEIGHT.min}
          max={WEIGHT.max}
          step={WEIGHT.step}
          value={form.businessProfileWeight}
          onValueChange={(businessProfileWeight) => change({ businessProfileWeight })}
        />
      </Field>
    </>
  );
}
