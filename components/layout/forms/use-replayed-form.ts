"use client";

import { useRef } from "react";

/**
 * For a form that needs JavaScript: React replays an early submit by calling `action`, and `EarlyEntryScript` keeps what
 * was entered. After hydration `onSubmit` handles it.
 * @returns props for the `<form>`
 */
export function useReplayedForm() {
  const ref = useRef<HTMLFormElement>(null);
  // Once the early input is rendered, and React has reset the form, as it does after every action.
  const action = () => void setTimeout(() => ref.current?.requestSubmit());
  return { ref, action };
}
