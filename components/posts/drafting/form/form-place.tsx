import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode, Ref, RefObject } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { FormSheet } from "./form-sheet";
import { PhoneBar } from "./phone-bar";

type FormPlaceProps = {
  wide: boolean;
  /** The panel of a wide window. */
  panel: Ref<HTMLDivElement>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
  /** On a phone above the form: the other ways to begin. */
  begin: ReactNode;
  bar: Omit<ComponentProps<typeof PhoneBar>, "onCreate">;
  children: ReactNode;
};

/** Where the form is: beside the preview, or on a phone in a sheet, with the bar at the bottom. */
export function FormPlace({
  wide,
  panel,
  open,
  onOpenChange,
  returnFocus,
  begin,
  bar,
  children,
}: FormPlaceProps) {
  const t = useTranslations("Workspace");
  if (wide)
    return (
      <Card
        ref={panel}
        aria-label={t("create")}
        className="flex flex-col overflow-hidden p-0 max-md:hidden md:sticky md:top-20 md:max-h-[max(28rem,calc(100dvh-16rem))] md:p-0"
      >
        <CardTitle className="px-4 pt-4 pb-5 md:px-6 md:pt-6">{t("create")}</CardTitle>
        {children}
      </Card>
    );
  return (
    <>
      <FormSheet open={open} onOpenChange={onOpenChange} returnFocus={returnFocus}>
        {begin && <div className="px-4 pb-4">{begin}</div>}
        {children}
      </FormSheet>
      <PhoneBar {...bar} onCreate={() => onOpenChange(true)} />
    </>
  );
}
