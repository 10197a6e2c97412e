"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PostPhoto } from "@/components/posts/post/post-photo";
import { linkPreviewQuery } from "@/lib/posts/links/query-options";
import type { LinkCard as Card } from "@/lib/posts/links/types";
import { linksIn } from "@/lib/text/links";

/** How long a link has to stay as it is before its page is read. */
const SETTLE_MS = 700;

/** The card that Facebook shows for the first link of a text without photos; nothing until it is known. */
export function LinkCard({ text }: { text: string }) {
  const { url, bare = false } = linksIn(text)[0] ?? {};
  const settled = useSettled(url);
  const { data } = useQuery({
    ...linkPreviewQuery({ url: settled ?? "", bare }),
    enabled: settled !== undefined,
  });
  return settled && data?.card ? <CardOf key={settled} card={data.card} /> : null;
}

function CardOf({ card: { host, title, description, imageUrl } }: { card: Card }) {
  const t = useTranslations("Workspace");
  const [broken, setBroken] = useState(false);
  return (
    <section aria-label={t("linkCard")} className="border-t bg-paper">
      {imageUrl && !broken && (
        <PostPhoto
          src={imageUrl}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          className="aspect-[1.91] w-full object-cover"
        />
      )}
      <div className="grid gap-0.5 px-4 py-3 wrap-anywhere">
        <p className="text-xs text-ink-soft uppercase">{host}</p>
        <p className="line-clamp-2 font-semibold">{title}</p>
        {description && <p className="line-clamp-1 text-sm text-ink-soft">{description}</p>}
      </div>
    </section>
  );
}

/** `value` once it has stayed the same for a while: not every keystroke is a new page to read. */
function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value ? settled : undefined;
}
