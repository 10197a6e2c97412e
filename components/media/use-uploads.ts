"use client";

import { useEffect, useRef, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import type { ApiError } from "@/lib/http/api-client";
import { uploadFile } from "@/lib/http/client/upload-file";
import { fitUpload } from "@/lib/media/browser/fit-upload";
import type { AddedPhoto } from "@/lib/media/types";

/** A file being uploaded. It stays in the list until it is stored or its owner cancels it. */
export type Upload = {
  key: string;
  file: File;
  /** The share that is sent, from 0 to 1; null while it waits for its turn. */
  progress: number | null;
  /** Why it failed: a key of the messages' `Errors`. */
  error: ApiError["code"] | null;
};

/**
 * Sends files one after the other, in the order in which they were chosen. One that fails stops none of the others and
 * can be sent again.
 * @param onDone called with each photo, in order, and the file that it was
 */
export function useUploads(onDone: (photo: AddedPhoto, file: File) => Promise<void>) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  // By then the post may be another: the first photo of an empty workspace makes it.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const { run } = useWrite({
    send: async ({ key, file, signal }: { key: string; file: File; signal: AbortSignal }) => {
      signal.throwIfAborted();
      const onProgress = (progress: number) => change(key, { progress });
      onProgress(0);
      const upload = { idempotencyKey: key, onProgress, signal };
      const sent = await fitUpload(file);
      signal.throwIfAborted();
      await done.current(await uploadFile<AddedPhoto>("/api/media", sent, upload), file);
    },
    scope: "uploads",
    onSuccess: (_, { key }) => drop(key),
    onFailure: ({ code }, { key }) => {
      change(key, { progress: null, error: code });
      return true;
    },
  });
  const start = (key: string, file: File) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    void run({ key, file, signal: abort.signal });
  };
  // Leaving the page aborts running uploads.
  useEffect(() => {
    const all = aborts.current;
    return () => all.forEach((abort) => abort.abort());
  }, []);

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ key: crypto.randomUUID(), file, progress: null, error: null }));
      setUploads((all) => [...all, ...added]);
      for (const { key, file } of added) start(key, file);
    },
    retry: (key: string) => {
      const file = uploads.find((upload) => upload.key === key)?.file;
      change(key, { error: null });
      if (file) start(key, file);
    },
    cancel: (key: string) => {
      aborts.current.get(key)?.abort();
      drop(key);
    },
  };
}
