import { Copy, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { BusyDemo } from "@/components/design/busy-demo";
import { Line, Specimen } from "@/components/design/specimen";
import { Button } from "@/components/ui/button";

const variants = ["default", "outline", "secondary", "ghost", "link", "destructive"] as const;

/** Buttons in every variant and state. */
export function ButtonSpecimen() {
  const t = useTranslations("Design");
  return (
    <Specimen title={t("buttons")}>
      <Line>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(variant)}
          </Button>
        ))}
      </Line>
      <Line>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t("disabled")}
          </Button>
        ))}
      </Line>
      <Line>
        <Button busy={false} busyLabel={t("busyNow")}>
          {t("busyIdle")}
        </Button>
        <BusyDemo always label={t("busyIdle")} busyLabel={t("busyNow")} />
        <BusyDemo label={t("tryBusy")} busyLabel={t("busyNow")} />
      </Line>
      <Line>
        <Button variant="outline" icon={<Plus aria-hidden />}>
          {t("withIcon")}
        </Button>
        <Button variant="outline" size="icon" aria-label={t("copy")}>
          <Copy aria-hidden />
        </Button>
        <Button variant="outline" size="sm">
          {t("small")}
        </Button>
        <Button size="lg">{t("large")}</Button>
      </Line>
    </Specimen>
  );
}
