import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { useStoreState } from "@/components/layout/forms/use-stored-state";
import { typedName } from "@/components/posts/post/use-post";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { Button } from "@/components/ui/button";
import { useEditor } from "./workspace-context";

type PublishedActionsProps = {
  id: number;
  /** It was opened here unchanged: its copy replaces it at once. */
  opened: boolean;
};

/**
 * Puts a copy in the place of a published post, which cannot be changed. What was typed and could not be saved moves
 * into it. Load it lazily.
 */
export function PublishedActions({ id, opened }: PublishedActionsProps) {
  const t = useTranslations("Posts.stage");
  const { post } = useEditor();
  const actions = usePostActions(id);
  const store = useStoreState();

  const copy = async () => {
    const made = await actions.copy();
    if (!made) return;
    post.put(made);
    if (post.unsaved) store(typedName(made.id), { content: post.content, over: made });
    post.reset();
    post.setOpen({ id: made.id });
  };
  const copied = useRef(false);
  const copyOpened = useEffectEvent(() => {
    if (!opened || copied.current) return;
    copied.current = true;
    void copy();
  });
  useEffect(() => copyOpened(), []);
  return (
    <Button size="lg" busy={actions.busy} onClick={() => void copy()}>
      {t("makeCopy")}
    </Button>
  );
}
