"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, useRef, useState } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useWrite } from "@/components/layout/forms/use-write";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Field } from "@/components/ui/field";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { api } from "@/lib/http/api-client";
import { ALT_TEXT_LIMIT, MEDIA_SHAPES } from "@/lib/media/constants";
import { LIBRARY_KEY } from "@/lib/media/query-options";
import type { Crop, LibraryPhoto, MediaShape, ShownPhoto } from "@/lib/media/types";
import { CroppedPhoto } from "./cropped-photo";
import { DeletePhoto } from "./delete-photo";

// Loaded when a shape is first chosen.
const CropFrame = dynamic(() => keepTrying(() => import("./crop-frame")).then((module) => module.CropFrame), {
  loading: () => <div className="h-72 rounded-md bg-paper" />,
});

/** The value of a whole photo, which a toggle group cannot name null. */
const WHOLE = "WHOLE";

type PhotoDialogProps = {
  photo: ShownPhoto;
  /** Whether the focus is first in its alternative text. */
  focusAltText?: boolean;
  onClose: () => void;
  onSaved: (photo: ShownPhoto) => void;
  onDeleted: (id: string) => void;
  /** What suggests an alternative text, and puts it into the field. */
  suggest?: (use: (altText: string) => void) => ReactNode;
};

/** How a photo is cropped and described, wherever it is used. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { photo, focusAltText = false, onClose, onSaved, onDeleted, suggest } = props;
  const [t, common] = [useTranslations("Media.dialog"), useTranslations("Common")];
  const client = useQueryClient();
  const { shape, focusX, focusY } = photo;
  const [crop, setCrop] = useState<Crop>({ shape, focusX, focusY });
  const [altText, setAltText] = useState(photo.altText ?? "");
  const text = useRef<HTMLTextAreaElement>(null);
  const { run: save, busy } = useWrite({
    send: () => api<LibraryPhoto>(`/api/media/${photo.id}`, { method: "PATCH", body: { ...crop, altText } }),
    scope: `media:${photo.id}`,
    onSuccess: (saved) => {
      onSaved(saved);
      void client.invalidateQueries({ queryKey: LIBRARY_KEY });
      onClose();
    },
  });

  return (
    <ScrollDialog
      title={t("title")}
      text={t("text")}
      busy={busy}
      onClose={onClose}
      initialFocus={focusAltText ? text : undefined}
      footer={
        <DialogActions
          cancel={common("cancel")}
          confirm={t("save")}
          busy={busy}
          onConfirm={() => void save()}
        />
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-3">
          <ToggleGroup
            type="single"
            aria-label={t("shape")}
            value={crop.shape ?? WHOLE}
            onValueChange={(value: string) => {
              if (value)
                setCrop((now) => ({ ...now, shape: value === WHOLE ? null : (value as MediaShape) }));
            }}
          >
            {[WHOLE, ...MEDIA_SHAPES].map((value) => (
              <ToggleGroupItem key={value} value={value} className="flex-auto justify-center px-2">
                {t(`shapes.${value as MediaShape}`)}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
          {crop.shape ? (
            <>
              <CropFrame
                photo={photo}
                shape={crop.shape}
                focus={crop}
                onFocus={(focus) => setCrop((now) => ({ ...now, ...focus }))}
                label={t("frame")}
              />
              <p className="text-sm text-ink-soft">{t("frame")}</p>
            </>
          ) : (
            <CroppedPhoto
              photo={{ ...photo, shape: null }}
              alt=""
              className="mx-auto max-h-72 w-auto rounded-md object-contain"
            />
          )}
        </div>
        <Field label={t("altText")} hint={t("altTextHint")}>
          <CountedTextarea
            ref={text}
            name="altText"
            rows={3}
            limit={ALT_TEXT_LIMIT}
            value={altText}
            onChange={(event) => setAltText(event.target.value)}
          />
        </Field>
        {suggest?.(setAltText)}
        <DeletePhoto
          id={photo.id}
          onDeleted={() => {
            onDeleted(photo.id);
            onClose();
          }}
        />
      </div>
    </ScrollDialog>
  );
}
