"use client";

import { useCallback, useRef } from "react";
import { syncPrehydrationInput } from "./sync-prehydration-input";

/**
 * For a form that needs JavaScript: input from before hydration is kept, and React replays an early submit by calling
 * `action`. After hydration `onSubmit` handles it.
 * @returns props for the `<form>`
 */
export function useReplayedForm() {
  const form = useRef<HTMLFormElement>(null);
  const ref = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    syncPrehydrationInput(element);
  }, []);
  // Once the early input is rendered, and React has reset the form, as it does after every action.
  const action = () => void setTimeout(() => form.current?.requestSubmit());
  return { ref, action };
}
