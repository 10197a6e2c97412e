import type { ReactNode } from "react";
import { AdditionalMessages } from "./additional-messages";
import { pickMessages, type TextsName } from "@/lib/i18n/messages";

type TextsProps = {
  of: readonly TextsName[];
  /** Parts of these that the page never shows. */
  without?: readonly TextsName[];
  children: ReactNode;
};

/** Provides texts for one page's client components, in addition to the layout's. */
export async function Texts({ of, without, children }: TextsProps) {
  return <AdditionalMessages texts={await pickMessages(of, without)}>{children}</AdditionalMessages>;
}
