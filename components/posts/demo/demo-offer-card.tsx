import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWrite } from "@/components/layout/forms/use-write";
import { PostText } from "@/components/posts/post/post-text";
import { FilePhoto } from "@/components/posts/photos/incoming/file-photo";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { uploadFile } from "@/lib/http/client/upload-file";
import type { AddedPhoto } from "@/lib/media/types";
import { type WaitingDemo, forgetDemo } from "@/lib/posts/demo/waiting-demo";
import type { Post } from "@/lib/posts/types";

type DemoOfferCardProps = {
  demo: WaitingDemo;
  /** It was kept or discarded. */
  onClosed: () => void;
};

/** A photo that the server refuses is left out; after any other failure the post keeps waiting. */
function leaveOut(error: unknown): null {
  if (error instanceof ApiError && error.answered && error.status < 500) return null;
  throw error;
}

/** The post that waits, with the question whose answer makes it a draft or removes it. Load it lazily. */
export function DemoOfferCard({ demo, onClosed }: DemoOfferCardProps) {
  const t = useTranslations("Demo.offer");
  const router = useRouter();
  const { userId } = useViewer();
  const { businessName, content, photo } = demo;
  const { run, busy } = useWrite<void, Post>({
    scope: "demo",
    failed: { title: t("failed"), id: "demo" },
    send: async (_, key) => {
      const sent = { idempotencyKey: key, onProgress: () => undefined, signal: new AbortController().signal };
      const added = photo && (await uploadFile<AddedPhoto>("/api/media", photo, sent).catch(leaveOut));
      const body = { content, mediaIds: added ? [added.id] : [], read: false };
      return api<Post>("/api/post", { method: "POST", body, idempotencyKey: key });
    },
    onSuccess: () => {
      void forgetDemo(userId);
      toast.success(t("kept"));
      onClosed();
      router.refresh();
    },
  });
  const discard = () => {
    void forgetDemo(userId);
    onClosed();
  };
  return (
    <section
      data-toast-scope
      aria-labelledby="demo-offer"
      className="rounded-lg border border-press bg-press-wash p-4 sm:p-6"
    >
      <h2 id="demo-offer" className="text-section">
        {t("title")}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{t("text", { business: businessName })}</p>
      <div className="mt-4 grid gap-4 rounded-md border bg-sheet p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-text break-words whitespace-pre-wrap">
          <PostText text={content} />
        </p>
        {photo && <FilePhoto file={photo} className="size-32 rounded-md object-cover" />}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" busy={busy} busyLabel={t("keeping")} onClick={() => void run()}>
          {t("keep")}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={discard}>
          {t("discard")}
        </Button>
      </div>
    </section>
  );
}
