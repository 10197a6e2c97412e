import { BACK_ENTRIES } from "@/components/ui/back/add-back-entry";

const script = `try{
if(sessionStorage.getItem("${BACK_ENTRIES}")?.split(" ").includes(navigation.currentEntry.key))history.back()
}catch{}`;

/**
 * Leaves a back entry (add-back-entry.ts) on which a page is loaded, for the page's own entry: what was open there has gone with a
 * reload, and Back would do nothing once.
 */
export function LeaveBackEntryScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
