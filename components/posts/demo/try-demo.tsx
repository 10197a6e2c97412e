"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import type { FieldErrors } from "@/lib/errors";
import { type WaitingDemo, forgetDemo, keepDemo, readDemo } from "@/lib/posts/demo/waiting-demo";
import { cn } from "@/lib/utils";
import { DemoForm, type DemoWords } from "./demo-form";
import { DemoPreview } from "./demo-preview";
import { type DemoEnd, SignUpPanel } from "./sign-up-panel";
import { useDemoPhoto } from "./use-demo-photo";
import { useDemoWriter } from "./use-demo-writer";

const EMPTY: DemoWords = { businessName: "", about: "" };

type TryDemoProps = {
  /** Why nothing can be written, when the page was rendered. */
  closed: "used" | "spent" | null;
  /** Shown until the visitor's own post is written. */
  example: ReactNode;
};

/**
 * A post for somebody without an account: what is typed at the left, the post as Facebook shows it at the right. It stays
 * in this browser until there is an account (`DemoOffer`).
 */
export function TryDemo({ closed, example }: TryDemoProps) {
  const errorText = useErrorMessage();
  const [words, setWords] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [end, setEnd] = useState<DemoEnd | null>(closed);
  const [post, setPost] = useState<WaitingDemo | null>(null);
  const [kept, setKept] = useState(false);
  const photo = useDemoPhoto();
  const preview = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hadForm = useRef(closed === null);
  useEffect(() => {
    // The form is gone, and with it the pressed button.
    if (end && hadForm.current) moveFocusWhenIdle(end === "written" ? preview.current : panel.current);
    // On a phone the form stood above it: its text begins where the window does.
    if (end === "written" && (preview.current?.getBoundingClientRect().top ?? 0) < 0)
      preview.current?.scrollIntoView({ block: "start" });
    hadForm.current = end === null;
  }, [end]);

  const show = useEffectEvent((waiting: WaitingDemo) => {
    setPost(waiting);
    setKept(true);
    setEnd("written");
    if (waiting.photo) void photo.take(waiting.photo);
  });
  useEffect(() => void readDemo().then((waiting) => waiting && show(waiting)), []);

  const { writing, write } = useDemoWriter(
    (content) => {
      const written = { businessName: words.businessName.trim(), content, photo: photo.photo?.file ?? null };
      setPost(written);
      setEnd("written");
      void keepDemo(written).then(setKept);
    },
    ({ code, fieldErrors }) => {
      setErrors(fieldErrors);
      if (code === "DEMO_USED") setEnd("used");
      else if (code === "DEMO_SPENT") setEnd("spent");
      else if (Object.keys(fieldErrors).length === 0) setFailure(errorText.ofCode(code));
    },
  );
  const discard = () => {
    void forgetDemo();
    setPost(null);
    setKept(false);
    photo.remove();
    setEnd("used");
    moveFocusWhenIdle(panel.current);
  };
  const submit = () => {
    setFailure(null);
    void write({ ...words, photo: photo.photo?.small ?? null });
  };
  const isWriting = writing !== null;
  useEffect(() => {
    if (isWriting) void preview.current?.scrollIntoView({ block: "nearest" });
  }, [isWriting]);

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-x-16">
      <div
        ref={panel}
        className={cn("focus-visible:outline-none", end === "written" && "order-2 lg:order-none")}
      >
        {end ? (
          <SignUpPanel end={end} kept={kept} onDiscard={discard} />
        ) : (
          <DemoForm
            {...{ words, photo, errors, failure }}
            onWords={setWords}
            onErrors={setErrors}
            busy={isWriting}
            onSubmit={submit}
          />
        )}
      </div>
      <div className="lg:max-w-[34rem]">
        {post || isWriting ? (
          <DemoPreview
            ref={preview}
            businessName={post?.businessName ?? words.businessName.trim()}
            content={post?.content ?? writing ?? ""}
            writing={isWriting}
            photo={photo.photo?.url}
          />
        ) : (
          example
        )}
      </div>
    </div>
  );
}
