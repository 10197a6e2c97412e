import { useTranslations } from "next-intl";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { Button } from "@/components/ui/button";
import type { Post } from "@/lib/posts/types";

type UnsavedTextProps = {
  post: Post;
  /** What was typed. */
  content: string;
  onCopied: (copy: Post, content: string) => void;
};

/** The post went out while its text was being edited: what was typed is kept, and can become a draft of its own. */
export function UnsavedText({ post, content, onCopied }: UnsavedTextProps) {
  const t = useTranslations("Posts.sheet.unsavedText");
  const { copy, busy } = usePostActions(post.id);
  const keep = async () => {
    const made = await copy();
    if (made) onCopied(made, content);
  };
  return (
    <section role="alert" className="grid justify-items-start gap-3 rounded-md border border-warn p-4">
      <h3 className="text-sm font-medium">{t("title")}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
      <Button size="sm" variant="outline" busy={busy} onClick={() => void keep()}>
        {t("keep")}
      </Button>
    </section>
  );
}
