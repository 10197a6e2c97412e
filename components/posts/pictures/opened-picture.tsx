"use client";

import { PictureDialog } from "@/components/media/picture-dialog";
import type { ShownPicture } from "@/lib/media/types";
import { SuggestAltText } from "./suggest-alt-text";
import type { OpenedPicture as Opened } from "./use-picture-tools";

type OpenedPictureProps = {
  opened: Opened;
  /** The post's text. */
  content: string;
  onClose: () => void;
  onEdited: (id: string, picture: ShownPicture | null) => void;
};

/** The dialog of one of a post's pictures. Load it lazily. */
export function OpenedPicture({ opened: { picture, part }, content, onClose, onEdited }: OpenedPictureProps) {
  return (
    <PictureDialog
      picture={picture}
      focusAltText={part === "describe"}
      onClose={onClose}
      onSaved={(saved) => onEdited(saved.id, saved)}
      onDeleted={(id) => onEdited(id, null)}
      suggest={(use) => <SuggestAltText mediaId={picture.id} content={content} onSuggested={use} />}
    />
  );
}
