/** The path that serves the picture stored under `key`. */
export function pictureUrl(key: string): string {
  return `/api/media/${key}`;
}
