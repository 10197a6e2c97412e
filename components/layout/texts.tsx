import type { ReactNode } from "react";
import { MoreTexts } from "@/components/layout/more-texts";
import { pickMessages, type TextsName } from "@/lib/messages";

/** Sends these texts, beside those of the layout, for the client components of one page. */
export async function Texts({ of, children }: { of: TextsName[]; children: ReactNode }) {
  return <MoreTexts texts={await pickMessages(...of)}>{children}</MoreTexts>;
}
