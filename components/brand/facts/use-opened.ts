import { useState } from "react";

/** The one form that is open, by the id of its fact or the kind of a new one; and the one that was closed last. */
export type Opened = {
  id: string | null;
  left: string | null;
  open: (id: string) => void;
  close: () => void;
};

export function useOpened(): Opened {
  const [id, setId] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  return {
    id,
    left,
    open: setId,
    close: () => {
      setLeft(id);
      setId(null);
    },
  };
}
