"use client";

import { Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { SEARCH_FIELD_ID } from "@/lib/posts/constants";
import { yourPostsPath } from "@/lib/posts/rules";
import type { YourPosts } from "@/lib/posts/schema";

const PAUSE_MS = 300;

/**
 * Searches the posts' text as the user types; the URL holds the query, and the field follows when another link changes
 * it. Without JavaScript it is a form.
 */
export function PostSearch({ status, q }: Pick<YourPosts, "status" | "q">) {
  const t = useTranslations("Posts.list");
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Queries sent from here whose results are not here yet. */
  const sent = useRef<readonly string[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const ours = sent.current.indexOf(q);
    sent.current = sent.current.slice(ours + 1);
    // A response to a query typed here: the field may already be a few letters ahead.
    if (ours >= 0 || field.current?.value.trim() === q) return;
    clearTimeout(timer.current);
    if (field.current) field.current.value = q;
  }, [q]);

  const search = (query: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = [...sent.current, query.trim()];
      startTransition(() =>
        router.replace(yourPostsPath({ status, q: query.trim(), page: 0 }), { scroll: false }),
      );
    }, pause);
  };

  return (
    <form
      role="search"
      action="/your-posts"
      className="relative w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        search(field.current?.value ?? "", 0);
      }}
    >
      {status && <input type="hidden" name="status" value={status} />}
      <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft">
        {pending ? <Spinner /> : <Search aria-hidden className="size-4" />}
      </span>
      <Input
        ref={field}
        id={SEARCH_FIELD_ID}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t("search")}
        placeholder={t("searchPlaceholder")}
        className="peer px-9 [&::-webkit-search-cancel-button]:hidden"
        defaultValue={q}
        onChange={(event) => search(event.target.value, PAUSE_MS)}
      />
      <button
        type="button"
        aria-label={t("clearSearch")}
        className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-md text-ink-soft peer-placeholder-shown:hidden hover:text-ink"
        onClick={() => {
          if (field.current) field.current.value = "";
          field.current?.focus();
          search("", 0);
        }}
      >
        <X aria-hidden className="size-4" />
      </button>
    </form>
  );
}
