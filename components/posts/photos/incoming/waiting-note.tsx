import { Images } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { Link } from "@/components/ui/link";
import { arePhotosWaiting } from "@/lib/media/browser/waiting-photos";

/** Says that shared photos wait on this device, if so, and where they are added. */
export function WaitingNote() {
  const t = useTranslations("Photos.dropped");
  const { userId } = useViewer();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => void arePhotosWaiting(userId).then(setWaiting), [userId]);
  if (!waiting) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
      <Images aria-hidden className="size-4 text-press" />
      {t("waiting")}
      <Link href="/photos" className="text-link">
        {t("look")}
      </Link>
    </p>
  );
}
