import type { ReactNode } from "react";
import { AdditionalMessages } from "./additional-messages";
import { pickMessages, type TextsName } from "@/lib/i18n/messages";

/** Provides texts for one page's client components, in addition to the layout's. */
export async function Texts({ of, children }: { of: TextsName[]; children: ReactNode }) {
  return <AdditionalMessages texts={await pickMessages(...of)}>{children}</AdditionalMessages>;
}
