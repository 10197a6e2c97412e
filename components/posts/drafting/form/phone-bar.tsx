import { ImagePlus, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ChoosePhotos } from "@/components/posts/photos/choose-photos";

type PhoneBarProps = {
  /** Whether there is something to edit; otherwise the bar leads to the form. */
  begun: boolean;
  /** Whether writing is the view's primary action. */
  lead: boolean;
  editable: boolean;
  onCreate: () => void;
  onEdit: () => void;
  onPhotos: (files: File[]) => void;
  /** Asks where and when the post goes out; null where something else comes first. */
  post: { label: string; ready: boolean; onAsk: () => void } | null;
};

/** On phones: what the thumb reaches. Edit, photo and post, or at first the form. */
export function PhoneBar({ begun, lead, editable, post, ...on }: PhoneBarProps) {
  const [t, media] = [useTranslations("Workspace"), useTranslations("Media")];
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t bg-sheet px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
      {begun ? (
        <>
          <Button
            variant="outline"
            className="flex-1"
            icon={<PenLine aria-hidden />}
            disabled={!editable}
            onClick={on.onEdit}
          >
            {t("edit")}
          </Button>
          <ChoosePhotos
            variant="outline"
            className="flex-1"
            icon={<ImagePlus aria-hidden />}
            disabled={!editable}
            onFiles={on.onPhotos}
          >
            {media("photoShort")}
          </ChoosePhotos>
          {post && (
            <Button
              className="flex-1"
              variant={post.ready ? "default" : "outline"}
              disabled={!post.ready}
              onClick={post.onAsk}
            >
              {post.label}
            </Button>
          )}
        </>
      ) : (
        <Button
          variant={lead ? "default" : "outline"}
          className="flex-1"
          icon={<PenLine aria-hidden />}
          onClick={on.onCreate}
        >
          {t("create")}
        </Button>
      )}
    </div>
  );
}
