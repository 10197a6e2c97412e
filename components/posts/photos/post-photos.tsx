"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LibraryStrip } from "@/components/media/library-strip";
import { UploadList } from "@/components/media/upload-list";
import { useUploads } from "@/components/media/use-uploads";
import { POST_PICTURES_LIMIT } from "@/lib/media/constants";
import type { ShownPicture } from "@/lib/media/types";
import { PhotoList } from "./photo-list";
import { SuggestAltText } from "./suggest-alt-text";

const PictureDialog = dynamic(
  () => import("@/components/media/picture-dialog").then((module) => module.PictureDialog),
  { loading: () => null },
);

type PostPhotosProps = {
  pictures: readonly ShownPicture[];
  /** The post's text. */
  content: string;
  /** Files that were just chosen, dropped or pasted. */
  incoming: readonly File[];
  onTaken: () => void;
  /** Gets what the pictures become from what they are by then. */
  onChange: (change: (pictures: readonly ShownPicture[]) => readonly ShownPicture[]) => void;
  /** A picture's crop or text was changed, or (null) it was deleted. */
  onEdited: (id: string, picture: ShownPicture | null) => void;
};

/** The photos of the post in the workspace: their order, those on their way, and the owner's others. */
export function PostPhotos({ pictures, content, incoming, onTaken, onChange, onEdited }: PostPhotosProps) {
  const t = useTranslations("Media");
  const [opened, setOpened] = useState<ShownPicture | null>(null);
  const append = (picture: ShownPicture) =>
    onChange((now) =>
      now.length < POST_PICTURES_LIMIT && !now.some(({ id }) => id === picture.id) ? [...now, picture] : now,
    );
  const [arrived, setArrived] = useState(0);
  const { uploads, add, retry, cancel } = useUploads((picture) => {
    append(picture);
    setArrived((count) => count + 1);
    return Promise.resolve();
  });
  const seen = useRef(new WeakSet<File>());
  const take = useEffectEvent((files: readonly File[]) => {
    const fresh = files.filter((file) => !seen.current.has(file));
    for (const file of fresh) seen.current.add(file);
    if (fresh.length > 0) add(fresh);
    onTaken();
  });
  useEffect(() => {
    if (incoming.length > 0) take(incoming);
  }, [incoming]);

  return (
    <section aria-label={t("title")} className="grid gap-4">
      {pictures.length > 0 && <PhotoList pictures={pictures} onChange={onChange} onOpen={setOpened} />}
      {uploads.length > 0 && <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />}
      {pictures.length >= POST_PICTURES_LIMIT && <p className="text-sm text-ink-soft">{t("full")}</p>}
      <LibraryStrip
        chosen={pictures.map(({ id }) => id)}
        arrived={arrived}
        onAdd={append}
        onRemove={(id) => onChange((now) => now.filter((picture) => picture.id !== id))}
      />
      {opened && (
        <PictureDialog
          picture={opened}
          onClose={() => setOpened(null)}
          onSaved={(picture) => onEdited(picture.id, picture)}
          onDeleted={(id) => onEdited(id, null)}
          suggest={(use) => <SuggestAltText mediaId={opened.id} content={content} onSuggested={use} />}
        />
      )}
    </section>
  );
}
