"use client";

import { PhotoDialog } from "@/components/media/photo-dialog";
import type { ShownPhoto } from "@/lib/media/types";
import { SuggestAltText } from "./suggest-alt-text";
import type { OpenedPhoto as Opened } from "./use-photo-tools";

type OpenedPhotoProps = {
  opened: Opened;
  /** The post's text. */
  content: string;
  onClose: () => void;
  onEdited: (id: string, photo: ShownPhoto | null) => void;
};

/** The dialog of one of a post's photos. Load it lazily. */
export function OpenedPhoto({ opened: { photo, part }, content, onClose, onEdited }: OpenedPhotoProps) {
  return (
    <PhotoDialog
      photo={photo}
      focusAltText={part === "describe"}
      onClose={onClose}
      onSaved={(saved) => onEdited(saved.id, saved)}
      onDeleted={(id) => onEdited(id, null)}
      suggest={(use) => <SuggestAltText mediaId={photo.id} content={content} onSuggested={use} />}
    />
  );
}
