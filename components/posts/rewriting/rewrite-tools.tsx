"use client";

import { PenTool } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button } from "@/components/ui/button";
import type { Anchor } from "./selection/anchor";
import { AnotherVersion } from "./another-version";
import { useSelectedPart } from "./selection/use-selected-part";
import { VersionSwitch } from "./version-switch";
import type { RewritablePost } from "./rewritable-post";

const load = () => import("./rewrite-dialog").then((module) => module.RewriteDialog);
const RewriteDialog = dynamic(() => keepTrying(load), { loading: PartLoading });

export { RewriteToolsPlace } from "./rewrite-tools-place";

type RewriteToolsProps = {
  post: RewritablePost;
  /** The element with the text. */
  area: RefObject<HTMLElement | null>;
  reviewing: boolean;
  onReviewing: (reviewing: boolean) => void;
};

/** Of a post's text: what changes the selected words or all of them, and the versions. Load it lazily. */
export function RewriteTools({ post, area, reviewing, onReviewing }: RewriteToolsProps) {
  const t = useTranslations("Rewriting");
  const [touched, setTouched] = useState(false);
  const [whole, setWhole] = useState<Anchor | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { part: selected, leave } = useSelectedPart(area, post.content);
  useEffect(() => {
    const element = area.current;
    const touch = () => setTouched(true);
    const events = ["pointerdown", "focusin"] as const;
    for (const event of events) element?.addEventListener(event, touch, { once: true });
    return () => {
      for (const event of events) element?.removeEventListener(event, touch);
    };
  }, [area]);
  const close = () => {
    leave();
    setWhole(null);
  };
  return (
    <>
      {touched && (
        <RewriteDialog
          key={post.saved.id}
          post={post}
          area={area}
          selected={selected}
          whole={whole}
          onLeave={close}
          onClose={() => {
            close();
            const text = area.current?.querySelector("textarea") ?? area.current;
            (selected ? text : opener.current)?.focus({ preventScroll: true });
          }}
          reviewing={reviewing}
          onReviewing={onReviewing}
        />
      )}
      {!reviewing && (
        <div className="rewrite-tools">
          <Button
            ref={opener}
            size="sm"
            variant="ghost"
            aria-expanded={whole !== null && !selected}
            icon={<PenTool aria-hidden />}
            onPointerEnter={() => void load()}
            onClick={(event) => {
              setTouched(true);
              leave();
              setWhole(whole && !selected ? null : event.currentTarget);
            }}
          >
            {t("changeText")}
          </Button>
          <div className="ml-auto flex flex-wrap items-center justify-end">
            {post.anotherVersion && <AnotherVersion another={post.anotherVersion} />}
            <VersionSwitch post={post} />
          </div>
        </div>
      )}
    </>
  );
}
