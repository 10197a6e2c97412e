import type { ReactNode } from "react";
import { MoreTexts } from "@/components/layout/more-texts";
import { pickMessages, type TextsName } from "@/lib/i18n/messages";

/** Provides texts for one page's client components, in addition to the layout's. */
export async function Texts({ of, children }: { of: TextsName[]; children: ReactNode }) {
  return <MoreTexts texts={await pickMessages(...of)}>{children}</MoreTexts>;
}
