import type { Words } from "./types";

export const GERMAN: Words = {
  until: "bis|vor|spatestens",
  from: "ab|vom|von|seit",
  this: "diesen|dieser|diesem|dieses|kommenden|kommender|kommendem",
  next: "nachsten|nachster|nachstem",
  every: "jeden|jeder|jedem|jedes|immer",
  glue: "zum|zur|den|dem|der|die|das|am|an|einschlie(?:ß|ss)lich|inklusive|inkl\\.|ist",
  to: "bis",
  at: "um|gegen",
  clock: "uhr|h",
  street: "[a-z]*(?:stra(?:ß|ss)e|platz|allee)",
};
