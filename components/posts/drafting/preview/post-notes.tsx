import { ClaimQuestions } from "@/components/posts/checking/claim-questions";
import { useWorkspace } from "@/components/posts/drafting/workspace-context";
import { SkippedLinks } from "./skipped-links";

export { PostStatusLine } from "@/components/posts/post-status-line";

/** Notes below the text: the links that it was written without, and its claims without a source. Load it lazily. */
export function PostNotes() {
  const { post, writer, preview, busy, editable, written, reviewing, edit } = useWorkspace();
  return (
    <>
      {writer.unread.length > 0 && <SkippedLinks links={writer.unread} />}
      {post.saved && !busy && editable && written && !reviewing && (
        <ClaimQuestions post={post.saved} content={post.content} area={preview} onEdit={edit} />
      )}
    </>
  );
}
