import { ImagePlus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { checkFields } from "@/components/layout/forms/check-fields";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useReplayedForm } from "@/components/layout/forms/use-replayed-form";
import { ChoosePhotos } from "@/components/posts/photos/choose-photos";
import { Button } from "@/components/ui/button";
import { Field, FieldNote } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/errors";
import { isBlank } from "@/lib/text";
import type { useDemoPhoto } from "./use-demo-photo";

/** What a visitor types. */
export type DemoWords = { businessName: string; about: string };

type DemoFormProps = {
  words: DemoWords;
  onWords: (words: DemoWords) => void;
  photo: ReturnType<typeof useDemoPhoto>;
  errors: FieldErrors;
  onErrors: (errors: FieldErrors) => void;
  busy: boolean;
  onSubmit: () => void;
  /** Why the last press came to nothing. */
  failure: ReactNode;
};

/** The rules for what a visitor types; without a photo the line is needed. */
async function check(words: DemoWords, hasPhoto: boolean): Promise<FieldErrors> {
  const missing = !hasPhoto && isBlank(words.about);
  const found = await checkFields(async () => (await import("@/lib/posts/demo/schema")).demoSchema, words);
  return { ...(missing ? { about: ["Demo.errors.about"] } : {}), ...found };
}

/** The name of the business, one line, and a photo if there is one. */
export function DemoForm({
  words,
  onWords,
  photo,
  errors,
  onErrors,
  busy,
  onSubmit,
  failure,
}: DemoFormProps) {
  const t = useTranslations("Demo");
  const errorText = useErrorMessage();
  const replayed = useReplayedForm();
  const recheck = (next: DemoWords) => {
    onWords(next);
    if (Object.keys(errors).length > 0) void check(next, photo.photo !== null).then(onErrors);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    void check(words, photo.photo !== null).then((found) => {
      onErrors(found);
      if (Object.keys(found).length > 0) focusFirstError(form);
      else onSubmit();
    });
  };
  return (
    <form {...replayed} noValidate onSubmit={submit} className="grid gap-5">
      <Field required label={t("businessName")} error={errorText.ofField(errors.businessName)}>
        <Input
          name="businessName"
          autoComplete="organization"
          placeholder={t("businessNamePlaceholder")}
          value={words.businessName}
          onChange={({ target }) => recheck({ ...words, businessName: target.value })}
        />
      </Field>
      <Field label={t("about")} hint={t("aboutHint")} error={errorText.ofField(errors.about)}>
        <Input
          name="about"
          autoComplete="off"
          placeholder={t("aboutPlaceholder")}
          value={words.about}
          onChange={({ target }) => recheck({ ...words, about: target.value })}
        />
      </Field>
      <PhotoChoice photo={photo} />
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          busy={busy}
          busyLabel={t("writing")}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {t("write")}
        </Button>
        <FieldNote error={failure} hint={t("privacy")} />
      </div>
      <noscript>
        <p className="rounded-md bg-press-wash px-4 py-3 text-sm">{t("needsScript")}</p>
      </noscript>
    </form>
  );
}

/** A button that opens the device's choice of photos, and what was chosen. */
function PhotoChoice({ photo: { photo, unreadable, take, remove } }: Pick<DemoFormProps, "photo">) {
  const t = useTranslations("Demo");
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {photo && (
          // eslint-disable-next-line @next/next/no-img-element -- it is on this device, where next/image does not reach
          <img src={photo.url} alt="" className="size-control rounded-md object-cover" />
        )}
        <ChoosePhotos
          single
          variant="outline"
          icon={<ImagePlus aria-hidden />}
          onFiles={([file]) => file && void take(file)}
        >
          {t(photo ? "changePhoto" : "photo")}
        </ChoosePhotos>
        {photo && (
          <Button variant="ghost" size="icon" aria-label={t("removePhoto")} onClick={remove}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <FieldNote error={unreadable && t("photoUnshown")} />
    </div>
  );
}
