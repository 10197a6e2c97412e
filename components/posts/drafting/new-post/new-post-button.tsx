import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import { useEditor } from "@/components/posts/drafting/workspace-context";

/** Begins a new post; what is in the workspace is saved first. Nothing while the workspace is empty. */
export function NewPostButton({ className }: { className?: string }) {
  const t = useTranslations("Workspace");
  const { begun, post } = useEditor();
  if (!begun && post.isNew) return null;
  return (
    <Link href={newPostPath()} className={buttonVariants({ variant: "outline", className })}>
      <Plus aria-hidden />
      {t("new")}
    </Link>
  );
}
