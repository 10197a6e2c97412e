import { PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { postWithPhotoPath } from "@/lib/posts/drafting/new-post-path";

type WriteWithPhotoProps = {
  /** The photo's. */
  id: string;
  primary?: boolean;
};

/** Leads to the workspace, where a new post begins with this photo. */
export function WriteWithPhoto({ id, primary = false }: WriteWithPhotoProps) {
  const t = useTranslations("Photos");
  return (
    <Link
      href={postWithPhotoPath(id)}
      className={
        primary
          ? buttonVariants()
          : "flex min-h-8 items-center gap-2 justify-self-start text-sm text-press underline-offset-3 hover:underline pointer-coarse:min-h-control"
      }
    >
      <PenLine aria-hidden className="size-4 shrink-0" />
      {t("write")}
    </Link>
  );
}
