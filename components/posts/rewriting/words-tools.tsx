"use client";

import { PenTool } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { VersionSwitch } from "./version-switch";
import type { Changeable } from "./words-area";

const load = () => import("./change-words").then((module) => module.ChangeWords);
const ChangeWords = dynamic(load, { loading: () => null });

type WordsToolsProps = {
  post: Changeable;
  /** The element with the text. */
  area: RefObject<HTMLElement | null>;
  proofing: boolean;
  onProofing: (proofing: boolean) => void;
};

/** Below a post's text: what changes the selected words or all of them, and the versions. Load it lazily. */
export function WordsTools({ post, area, proofing, onProofing }: WordsToolsProps) {
  const t = useTranslations("Rewriting");
  const [touched, setTouched] = useState(false);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const element = area.current;
    const touch = () => setTouched(true);
    const events = ["pointerdown", "focusin"] as const;
    for (const event of events) element?.addEventListener(event, touch, { once: true });
    return () => {
      for (const event of events) element?.removeEventListener(event, touch);
    };
  }, [area]);
  return (
    <>
      {touched && (
        <ChangeWords
          key={post.saved.id}
          post={post}
          area={area}
          whole={whole}
          onWhole={setWhole}
          proofing={proofing}
          onProofing={onProofing}
        />
      )}
      {!proofing && (
        <div className="flex min-h-control items-center justify-between gap-2 px-1 pb-1">
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={whole}
            icon={<PenTool aria-hidden />}
            onPointerEnter={() => void load()}
            onClick={() => {
              setTouched(true);
              setWhole(!whole);
            }}
          >
            {t("changeText")}
          </Button>
          <VersionSwitch post={post} />
        </div>
      )}
    </>
  );
}
