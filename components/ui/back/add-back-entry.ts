/**
 * Back closes what is open over a page, as Escape does: while something is open, the page has a second entry in the
 * browser's history, its back entry. Where a browser cannot tell its entries apart, Back leaves the page as ever.
 */

const OPEN = ":is([role=dialog], [role=alertdialog])[data-state=open], [data-guarded]";
/** After this what Escape closes is closed; a question that it raises stands. */
const SETTLED_MS = 50;

/** The keys of the back entries: the page that they show is that of the entry below. */
const backEntries = new Set<string>();
/** Where they are kept for a reload, in session storage and separated by spaces (leave-back-entry-script.tsx). */
export const BACK_ENTRIES = "guards";
let listening = false;
/** A step from a back entry to the page below it is under way, which Back had reached from behind. */
let landing = false;

const historyOf = (): Navigation | undefined => ("navigation" in window ? window.navigation : undefined);
const isOpen = () => document.querySelector(OPEN) !== null;

/**
 * Called whenever a dialog, a question, a sheet or another thing that Escape closes has opened; the latter is
 * `data-guarded`. One back entry is enough for all that is open.
 */
export function addBackEntry(): void {
  const entries = historyOf();
  if (!entries?.currentEntry) return;
  if (!listening) {
    listening = true;
    entries.addEventListener("currententrychange", onEntry);
  }
  if (backEntries.has(entries.currentEntry.key)) return;
  history.pushState(null, "");
  backEntries.add(entries.currentEntry.key);
  keep(entries.entries());
}

function keep(entries: readonly NavigationHistoryEntry[]): void {
  const keys = entries.map(({ key }) => key).filter((key) => backEntries.has(key));
  try {
    sessionStorage.setItem(BACK_ENTRIES, keys.join(" "));
  } catch {
    // Without storage, one Back does nothing after a reload.
  }
}

function onEntry({ navigationType, from }: NavigationCurrentEntryChangeEvent): void {
  const now = historyOf()?.currentEntry;
  if (navigationType !== "traverse" || !now || now.index >= from.index) return;
  if (backEntries.has(now.key)) {
    landing = !isOpen();
    if (landing) history.back();
  } else if (landing) landing = false;
  else if (backEntries.has(from.key) && now.index === from.index - 1) closeOrLeave();
}

function closeOrLeave(): void {
  // Nothing is open any more: Back means the page.
  if (!isOpen()) return history.back();
  const focused = document.activeElement ?? document.body;
  focused.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  // Another window is open below it, or it asks first.
  setTimeout(() => isOpen() && addBackEntry(), SETTLED_MS);
}
