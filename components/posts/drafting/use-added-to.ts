"use client";

import { useEffect, useRef } from "react";

/** A post of the workspace. It has no id until it is saved. */
type Post = { id: number | null };

/**
 * Which post a file was added to: by the time it is uploaded, another one may have taken its place.
 * @param id of the post in the workspace
 */
export function useAddedTo(id: number | null) {
  const current = useRef<Post>({ id });
  const posts = useRef(new WeakMap<File, Post>());
  useEffect(() => {
    // A post without an id gets one when it is saved, and is still the same.
    if (current.current.id === null) current.current.id = id;
    else if (current.current.id !== id) current.current = { id };
  }, [id]);
  return {
    note: (file: File): void => void posts.current.set(file, current.current),
    /** The id of its post; null while that is not saved. */
    to: (file: File): number | null => (posts.current.get(file) ?? current.current).id,
  };
}
