import type { Envelope } from "@/lib/http/envelope";
import { ApiError, objectOf, refusal } from "@/lib/http/api-client";
import type { ErrorCode } from "@/lib/errors";
import { startSilenceTimeout } from "./silence-timeout";

/** How long no progress may come. */
const SILENCE_MS = 60_000;
/** How long the answer to what is sent may take: its turn, and a large photo (lib/media/transcoding/decoder-process.ts). */
const ANSWER_MS = 180_000;

type UploadOptions = {
  /** One per file, so that a repeat after a lost response stores nothing twice. */
  idempotencyKey: string;
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file as multipart/form-data and returns the envelope's `object`. By XMLHttpRequest, because fetch does not
 * report what it has sent.
 * @throws ApiError, NETWORK when the connection breaks off, TIMEOUT when nothing moves; AbortError when it is cancelled
 */
export function uploadFile<T>(path: string, file: File, options: UploadOptions): Promise<T> {
  const { idempotencyKey, onProgress, signal } = options;
  const form = new FormData();
  form.set("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("idempotency-key", idempotencyKey);
    const silence = startSilenceTimeout(SILENCE_MS, signal);
    silence.signal.addEventListener("abort", () => request.abort(), { once: true });
    request.upload.onprogress = ({ loaded, total }) => {
      silence.restart();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => silence.restart(ANSWER_MS);
    request.onload = () => {
      const envelope = request.response as Partial<Envelope<T>> | null;
      try {
        if (request.status < 300) return resolve(objectOf(envelope));
        if (!envelope?.message) throw new ApiError(request.status, "BAD_RESPONSE", null, false);
        throw refusal(request.status, envelope.message as ErrorCode, envelope.object);
      } catch (error) {
        reject(error as ApiError);
      }
    };
    request.onerror = () => reject(new ApiError(0, "NETWORK"));
    request.onabort = () =>
      reject(silence.passed ? new ApiError(0, "TIMEOUT") : new DOMException("cancelled", "AbortError"));
    request.onloadend = silence.end;
    request.send(form);
  });
}
