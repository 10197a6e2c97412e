import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

type ChoosePhotosProps = Omit<ButtonProps, "onClick" | "children"> & {
  children: ReactNode;
  onFiles: (files: File[]) => void;
};

/**
 * A button that opens the device's choice of photos: on a phone, its camera too. `image/*` without a list of types has
 * iPhones convert their HEIC.
 */
export function ChoosePhotos({ onFiles, children, ...props }: ChoosePhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
