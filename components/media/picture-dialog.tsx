"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, useRef, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Field } from "@/components/ui/field";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { api } from "@/lib/http/api-client";
import { ALT_TEXT_LIMIT, PICTURE_SHAPES } from "@/lib/media/constants";
import { LIBRARY_KEY } from "@/lib/media/query-options";
import type { Crop, LibraryPicture, PictureShape, ShownPicture } from "@/lib/media/types";
import { CroppedPhoto } from "./cropped-photo";
import { DeletePicture } from "./delete-picture";

// Loaded when a shape is first chosen.
const CropFrame = dynamic(() => import("./crop-frame").then((module) => module.CropFrame), {
  loading: () => <div className="h-72 rounded-md bg-paper" />,
});

/** The value of a whole picture, which a toggle group cannot name null. */
const WHOLE = "WHOLE";

type PictureDialogProps = {
  picture: ShownPicture;
  /** Whether the focus is first in its alternative text. */
  focusAltText?: boolean;
  onClose: () => void;
  onSaved: (picture: ShownPicture) => void;
  onDeleted: (id: string) => void;
  /** What suggests an alternative text, and puts it into the field. */
  suggest?: (use: (altText: string) => void) => ReactNode;
};

/** How a picture is cropped and described, wherever it is used. */
export function PictureDialog(props: PictureDialogProps) {
  const { picture, focusAltText = false, onClose, onSaved, onDeleted, suggest } = props;
  const [t, common] = [useTranslations("Media.dialog"), useTranslations("Common")];
  const client = useQueryClient();
  const { shape, focusX, focusY } = picture;
  const [crop, setCrop] = useState<Crop>({ shape, focusX, focusY });
  const [altText, setAltText] = useState(picture.altText ?? "");
  const text = useRef<HTMLTextAreaElement>(null);
  const { run: save, busy } = useWrite({
    send: () =>
      api<LibraryPicture>(`/api/media/${picture.id}`, { method: "PATCH", body: { ...crop, altText } }),
    scope: `media:${picture.id}`,
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
                setCrop((now) => ({ ...now, shape: value === WHOLE ? null : (value as PictureShape) }));
            }}
          >
            {[WHOLE, ...PICTURE_SHAPES].map((value) => (
              <ToggleGroupItem key={value} value={value} className="flex-auto justify-center px-2">
                {t(`shapes.${value as PictureShape}`)}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
          {crop.shape ? (
            <>
              <CropFrame
                picture={picture}
                shape={crop.shape}
                focus={crop}
                onFocus={(focus) => setCrop((now) => ({ ...now, ...focus }))}
                label={t("frame")}
              />
              <p className="text-sm text-ink-soft">{t("frame")}</p>
            </>
          ) : (
            <CroppedPhoto
              picture={{ ...picture, shape: null }}
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
        <DeletePicture
          id={picture.id}
          onDeleted={() => {
            onDeleted(picture.id);
            onClose();
          }}
        />
      </div>
    </ScrollDialog>
  );
}
