import { TextConflict } from "@/components/posts/editing/text-conflict";
import { useEditor } from "@/components/posts/drafting/workspace-context";

/** The post's text was saved elsewhere meanwhile: both are here, of which the owner chooses one. Load it lazily. */
export function ChooseText() {
  const { post } = useEditor();
  if (!post.conflict) return null;
  return (
    <TextConflict
      now={post.conflict}
      mine={{ content: post.content }}
      busy={post.saving}
      onTheirs={post.takeTheirs}
      onMine={() => void post.takeMine()}
    />
  );
}
