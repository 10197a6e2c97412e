"use client";

import { Copy } from "lucide-react";
import { Button, type ButtonProps } from "./button";
import { toast } from "@/components/ui/toast/toast";

type CopyButtonProps = Omit<ButtonProps, "onClick" | "icon"> & {
  text: string;
  /** The message once it is copied. */
  copied: string;
  /** The message when the browser does not allow it. */
  failed: string;
};

/** Copies a text to the clipboard, and reports whether it worked. */
export function CopyButton({ text, copied, failed, ...props }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      // Absent, so that reading it throws, on pages that are neither encrypted nor on this machine.
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.error(failed);
    }
  }
  return <Button {...props} icon={<Copy aria-hidden />} onClick={() => void copy()} />;
}
