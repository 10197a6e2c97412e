"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { Field, FieldNote } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LINK_LIMIT } from "@/lib/posts/constants";
import type { PostForm } from "@/lib/posts/drafting/schema";
import type { FieldErrors } from "@/lib/errors";

type LinkListProps = {
  links: PostForm["links"];
  errors: FieldErrors;
  onChange: (links: PostForm["links"]) => void;
};

/** The URLs the post must include: entries can be added and removed. */
export function LinkList({ links, errors, onChange }: LinkListProps) {
  const t = useTranslations("Workspace");
  const errorText = useErrorMessage();
  /** The entry added last, which gets the focus; entries restored after a reload do not. */
  const [added, setAdded] = useState(-1);
  const add = useRef<HTMLButtonElement>(null);

  const remove = (index: number) => {
    onChange(links.filter((_, at) => at !== index));
    // Removing the last entry removes its button too.
    if (index === links.length - 1) add.current?.focus();
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-label">{t("fields.links")}</legend>
      {links.map((link, index) => (
        <div key={index} className="flex items-start gap-2">
          <Field
            labelHidden
            className="flex-1"
            label={t("fields.link", { number: index + 1 })}
            error={errorText.ofField(errors[`links.${index}.url`])}
          >
            <Input
              type="url"
              inputMode="url"
              name={`link-${index}`}
              autoFocus={index === added}
              placeholder={t("fields.linkPlaceholder")}
              value={link.url}
              onChange={(event) =>
                onChange(links.map((other, at) => (at === index ? { url: event.target.value } : other)))
              }
            />
          </Field>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("removeLink", { number: index + 1 })}
            icon={<Trash2 aria-hidden />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <FieldNote error={errorText.ofField(errors.links)} />
      <Button
        ref={add}
        variant="outline"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={links.length >= LINK_LIMIT}
        onClick={() => {
          setAdded(links.length);
          onChange([...links, { url: "" }]);
        }}
      >
        {t("addLink")}
      </Button>
    </fieldset>
  );
}
