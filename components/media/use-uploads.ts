"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/http/api-client";
import { uploadFile } from "@/lib/http/upload-file";
import type { LibraryPicture } from "@/lib/media/types";

/** A file on its way. It stays until it has arrived or its owner gives it up. */
export type Upload = {
  key: string;
  file: File;
  /** The share that is sent, from 0 to 1; null while it waits for its turn. */
  progress: number | null;
  /** Why it did not arrive: a key of the messages' `Errors`. */
  error: ApiError["code"] | null;
};

/**
 * Sends files one after the other, in the order in which they were chosen. One that fails stops none of the others and
 * can be sent again.
 * @param onDone called with each picture, in order
 */
export function useUploads(onDone: (picture: LibraryPicture) => Promise<void>) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const sending = useRef<{ key: string; abort: AbortController }>(null);
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const send = async ({ key, file }: Upload) => {
    const abort = new AbortController();
    sending.current = { key, abort };
    change(key, { progress: 0, error: null });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const options = { idempotencyKey: key, onProgress, signal: abort.signal };
      await onDone(await uploadFile<LibraryPicture>("/api/media", file, options));
      drop(key);
    } catch (error) {
      if (error instanceof ApiError) change(key, { progress: null, error: error.code });
      else drop(key);
    } finally {
      sending.current = null;
    }
  };

  const next = uploads.find(({ progress, error }) => progress === null && error === null);
  const idle = uploads.every(({ progress }) => progress === null);
  const start = useRef(send);
  useEffect(() => {
    start.current = send;
  });
  useEffect(() => {
    if (next && idle && !sending.current) void start.current(next);
  }, [next, idle]);
  // Whoever leaves the page no longer wants what is on its way.
  useEffect(() => () => sending.current?.abort.abort(), []);

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map((file) => ({ key: crypto.randomUUID(), file, progress: null, error: null })),
      ]),
    retry: (key: string) => change(key, { error: null }),
    cancel: (key: string) => {
      if (sending.current?.key === key) sending.current.abort.abort();
      drop(key);
    },
  };
}
