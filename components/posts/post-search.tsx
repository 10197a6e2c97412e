"use client";

import { Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { yourPostsPath } from "@/lib/posts/rules";
import type { YourPosts } from "@/lib/posts/schema";

const PAUSE_MS = 300;

/** Searches in the text while one types; the words stand in the address. Without script it is a form. */
export function PostSearch({ status, q }: Pick<YourPosts, "status" | "q">) {
  const t = useTranslations("Posts.list");
  const router = useRouter();
  const [text, setText] = useState(q);
  const [pending, startTransition] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (words: string, pause: number) => {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        startTransition(() =>
          router.replace(yourPostsPath({ status, q: words.trim(), page: 0 }), { scroll: false }),
        ),
      pause,
    );
  };

  return (
    <form
      role="search"
      action="/your-posts"
      className="relative w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        search(text, 0);
      }}
    >
      {status && <input type="hidden" name="status" value={status} />}
      <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft">
        {pending ? <Spinner /> : <Search aria-hidden className="size-4" />}
      </span>
      <Input
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t("search")}
        placeholder={t("searchPlaceholder")}
        className="px-9 [&::-webkit-search-cancel-button]:hidden"
        value={text}
        onChange={(event) => search(event.target.value, PAUSE_MS)}
      />
      {text !== "" && (
        <button
          type="button"
          aria-label={t("clearSearch")}
          className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-md text-ink-soft hover:text-ink"
          onClick={() => {
            search("", 0);
            field.current?.focus();
          }}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </form>
  );
}
