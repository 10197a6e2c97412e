import type { Envelope } from "./envelope";
import { ApiError, refusal } from "./api-client";
import type { ErrorCode } from "./errors";

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
 * @throws ApiError, NETWORK when the connection breaks off; AbortError when it is cancelled
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
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const envelope = request.response as Envelope<T> | null;
      if (request.status === 200 && envelope) return resolve(envelope.object);
      const code = (envelope?.message ?? "INTERNAL_ERROR") as ErrorCode;
      reject(refusal(request.status, code, envelope?.object));
    };
    request.onerror = () => reject(new ApiError(0, "NETWORK"));
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
