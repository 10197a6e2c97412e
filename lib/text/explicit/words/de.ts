import type { Words } from "./types";

export const GERMAN: Words = {
  common:
    "der|die|das|und|ist|wir|sie|ihr|für|mit|bei|auf|am|im|von|bis|ab|den|dem|ein|eine|uhr|nicht|heute|zu|es",
  until: "bis|vor|spatestens",
  from: "ab|vom|von|seit",
  this: "diesen|dieser|diesem|dieses|kommenden|kommender|kommendem",
  next: "nachsten|nachster|nachstem",
  nextAfter: "",
  every: "jeden|jeder|jedem|jedes|immer",
  glue: "zum|zur|den|dem|der|die|das|am|an|einschlie(?:ß|ss)lich|inklusive|inkl\\.|ist",
  to: "bis",
  and: "und|oder|u\\.|&",
  today: "heute",
  tomorrow: "(?<!heute |am )morgen",
  at: "um|gegen",
  clock: "uhr|h",
  ending: "",
  street: "[a-z]*(?:stra(?:ß|ss)e|platz|allee)",
};
