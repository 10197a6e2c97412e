import { ImagePlus, PenLine, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEditor, useSending, useWorkspaceData } from "@/components/posts/drafting/workspace-context";
import { ChoosePhotos } from "@/components/posts/photos/choose-photos";
import { Button } from "@/components/ui/button";

/** The longest words of seven languages fit beside each other at 320 px: the icon stands above its word. */
const SMALL = "min-w-0 flex-col gap-0 px-2 text-xs leading-4";

/**
 * On phones: the actions within reach of the thumb. Edit, photo and post, and at the right end the round button that
 * opens the form; at first the round button alone.
 */
export function MobileActionBar() {
  const [t, media] = [useTranslations("Workspace"), useTranslations("Media")];
  const { access } = useWorkspaceData();
  const { post, photos, begun, editable, reviewing, ready, edit, setFormOpen } = useEditor();
  const { schedule, ask } = useSending();
  const round = (
    <Button
      size="icon"
      variant={access && !ready ? "default" : "outline"}
      className="pointer-events-auto ml-auto size-14 rounded-full shadow-float"
      aria-label={t("create")}
      icon={<Plus aria-hidden className="size-6" />}
      onClick={() => setFormOpen(true)}
    />
  );
  if (!begun)
    return (
      <div className="pointer-events-none fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 md:hidden">
        {round}
      </div>
    );
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 border-t bg-sheet px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <Button
        variant="outline"
        className={SMALL}
        icon={<PenLine aria-hidden />}
        disabled={!editable || reviewing}
        onClick={edit}
      >
        {t("edit")}
      </Button>
      <ChoosePhotos
        variant="outline"
        className={SMALL}
        icon={<ImagePlus aria-hidden />}
        disabled={!editable || reviewing}
        onFiles={photos.take}
      >
        {media("photoShort")}
      </ChoosePhotos>
      {post.stage === "draft" && (
        <Button
          className="min-w-0 flex-1 px-2 text-sm leading-4 text-balance whitespace-normal"
          variant={ready ? "default" : "outline"}
          disabled={!ready}
          aria-describedby="not-ready"
          onClick={() => void ask()}
        >
          {t(schedule.on ? "schedulePost" : "postNow")}
        </Button>
      )}
      {round}
    </div>
  );
}
