import { useQuery, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { PostNotices } from "@/components/posts/checking/post-notices";
import { usePostNotices } from "@/components/posts/checking/use-post-notices";
import { SimilarPosts } from "@/components/posts/similar/similar-posts";
import { useSimilarPosts } from "@/components/posts/similar/use-similar-posts";
import { Button } from "@/components/ui/button";
import { claimsQuery } from "@/lib/posts/checking/query-options";
import { similarQuery } from "@/lib/posts/similar/query-options";

/** How long the dialog says that the text is being checked, in milliseconds; what is found later still shows. */
const LONGEST_WAIT = 2_000;

type FindingsProps = ComponentProps<typeof PostNotices>;

/**
 * What is to be checked before a post goes out. Where that is not known when the dialog opens, a line is kept for it,
 * which a press unfolds: no answer moves a button from under a finger, and nothing waits for it.
 */
export function ConfirmFindings(props: FindingsProps) {
  const { id, revision } = props.post;
  const client = useQueryClient();
  const [isKnown] = useState(
    () =>
      client.getQueryData(claimsQuery(id, revision).queryKey)?.reading === false &&
      client.getQueryData(similarQuery(id, revision).queryKey) !== undefined,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      data-findings={isKnown ? "known" : "kept"}
      tabIndex={-1}
      className="grid grid-cols-1 content-start gap-3 empty:hidden focus:outline-none"
    >
      {!isKnown && !isOpen && <KeptLine {...props} onOpen={() => setOpen(true)} />}
      {(isKnown || isOpen) && (
        <>
          <PostNotices {...props} />
          <SimilarPosts post={props.post} />
        </>
      )}
    </div>
  );
}

function KeptLine({ onOpen, ...props }: FindingsProps & { onOpen: () => void }) {
  const t = useTranslations("Posts.notices");
  const { id, revision } = props.post;
  const { data, isError } = useQuery(claimsQuery(id, revision));
  const { notices } = usePostNotices({ withClaims: true, ...props });
  const { first } = useSimilarPosts(props.post);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, []);
  const count = notices.length + (first ? 1 : 0);
  // The line goes with the press, and must not take the focus with it.
  const unfold = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>("[data-findings]")?.focus();
    onOpen();
  };
  const isChecking = !isOver && !isError && data?.reading !== false;
  return (
    <div
      role="status"
      data-to-check={count > 0 ? "" : undefined}
      className="flex h-5 items-center text-sm text-ink-soft"
    >
      {count > 0 ? (
        <Button variant="ghost" size="sm" className="-ml-2 min-w-0 shrink px-2" onClick={unfold}>
          <TriangleAlert aria-hidden className="text-warn" />
          <span className="truncate">{t("label")}</span>
          <span>{`(${count})`}</span>
        </Button>
      ) : (
        isChecking && t("reading")
      )}
    </div>
  );
}
