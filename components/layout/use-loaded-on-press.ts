import { useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import { toast } from "@/components/ui/toast/toast";

/**
 * A component that a press opens: null until then. Its code is loaded ahead, on first touch, hover or focus, by `prepare`.
 * Where it cannot be loaded, the press says so, and the next one tries again.
 */
export function useLoadedOnPress<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useTranslations("Errors");
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  return {
    Loaded,
    prepare: () => void load().catch(() => undefined),
    press: (onFailed?: () => void) =>
      void load().then(
        (loaded) => setLoaded(() => loaded),
        () => {
          toast.error(t("NETWORK"), { id: "part" });
          onFailed?.();
        },
      ),
  };
}
