import { BothTexts } from "@/components/posts/both-texts";
import { useWorkspace } from "./workspace-context";

/** The post's text was saved elsewhere meanwhile: both are here, of which the owner chooses one. Load it lazily. */
export function ChooseText() {
  const { post } = useWorkspace();
  if (!post.conflict) return null;
  return (
    <BothTexts
      now={post.conflict}
      mine={{ content: post.content }}
      busy={post.saving}
      onTheirs={post.takeTheirs}
      onMine={() => void post.takeMine()}
    />
  );
}
