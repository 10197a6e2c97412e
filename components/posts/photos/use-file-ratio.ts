import { useEffect, useState } from "react";

/** A photo's width by its height, once its file is read; one that this browser cannot read is as a phone's is. */
export function useFileRatio(file: File | null): number | null {
  const [read, setRead] = useState<{ file: File; ratio: number } | null>(null);
  useEffect(() => {
    if (!file) return;
    createImageBitmap(file).then(
      (bitmap) => {
        setRead({ file, ratio: bitmap.width / bitmap.height });
        bitmap.close();
      },
      () => setRead({ file, ratio: 4 / 3 }),
    );
  }, [file]);
  return read && read.file === file ? read.ratio : null;
}
