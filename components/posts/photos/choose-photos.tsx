import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

type ChoosePhotosProps = Omit<ButtonProps, "onClick" | "children"> & {
  children: ReactNode;
  /** One file at a time. */
  single?: boolean;
  onFiles: (files: File[]) => void;
};

/**
 * A button that opens the device's choice of photos: on a phone, its camera too. `image/*` without a list of types has
 * iPhones convert their HEIC. Before the page's script is there, `EarlyPressScript` opens it, and what is chosen waits in
 * the field for `EarlyEntryScript`.
 */
export function ChoosePhotos({ onFiles, single, children, ...props }: ChoosePhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (target: HTMLInputElement) => {
    if (!target.files?.length) return;
    onFiles([...target.files]);
    // The same file may be chosen again.
    target.value = "";
  };
  return (
    <>
      <Button {...props} data-opens-next onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={!single}
        hidden
        onChange={({ target }) => take(target)}
      />
    </>
  );
}
