import { useTranslations } from "next-intl";
import type { ButtonProps } from "@/components/ui/button";
import { BillingButton } from "./billing-button";

/** The ways to resolve a failed payment: pay the invoice, or change the card for future charges. */
export function PaymentDueButtons({
  variant = "default",
  size,
}: Pick<ButtonProps, "size"> & { variant?: ButtonProps["variant"] }) {
  const t = useTranslations("Billing.button");
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>button]:w-full">
      <BillingButton to="invoice" variant={variant} size={size}>
        {t("pay")}
      </BillingButton>
      <BillingButton to="portal" variant="outline" size={size}>
        {t("updateCard")}
      </BillingButton>
    </div>
  );
}
