import { useQuery } from "@tanstack/react-query";
import { PostNotices } from "@/components/posts/checking/post-notices";
import { useNeeds } from "@/components/posts/checking/use-needs";
import { PostSeal } from "@/components/posts/checking/seal/post-seal";
import { useEditor, useWorkspaceData, useWriting } from "@/components/posts/drafting/workspace-context";
import { similarQuery } from "@/lib/posts/similar/query-options";
import { SkippedLinks } from "./skipped-links";

export { PostStatusLine } from "@/components/posts/post/post-status-line";

/** Notes below the text: the links that it was written without, and what is wrong with it. Load it lazily. */
export function PreviewWarnings() {
  const { connections, access } = useWorkspaceData();
  const { post, preview, busy, editable, written, reviewing, edit } = useEditor();
  const { writer } = useWriting();
  const { id, revision } = post.saved ?? { id: 0, revision: 0 };
  const isDraft = post.saved !== null && !busy && editable && written && !reviewing;
  // Confirm Post says it: read before that opens, so that it keeps no place for what is not known yet.
  useQuery({ ...similarQuery(id, revision), enabled: isDraft });
  const needs = useNeeds(isDraft ? post.saved : null, connections.FACEBOOK);
  return (
    <>
      {writer.unread.length > 0 && <SkippedLinks links={writer.unread} />}
      {post.saved && isDraft && (
        <PostNotices
          post={post.saved}
          content={post.content}
          at={post.saved.scheduledTime}
          // Without access the top of the page says it.
          needs={needs.filter((need) => access || need !== "plan")}
          area={preview}
          onEdit={edit}
        />
      )}
      {post.saved && !busy && written && !reviewing && <PostSeal post={post.saved} content={post.content} />}
    </>
  );
}
