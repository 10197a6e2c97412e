import { cutText } from "@/lib/text";
import type { FoundClaim } from "@/lib/text/explicit/types";

/** A claim's value as stored and compared: equal for equal claims, however they are written. */
export function valueOf({ kind, value }: Pick<FoundClaim, "kind" | "value">): string {
  return cutText(`${kind} ${partOf(value)}`, 400);
}

function partOf(value: FoundClaim["value"]): string {
  switch (value.is) {
    case "money":
      return `${value.amount} ${value.currency ?? ""}`.trim();
    case "percent":
    case "number":
      return String(value.amount);
    case "time":
      return `${Math.floor(value.minute / 60)}:${String(value.minute % 60).padStart(2, "0")}`;
    case "date":
      return [value.year, value.month, value.day].filter((part) => part !== undefined).join("-");
    case "phone":
      return value.number;
    case "mail":
      return value.address;
    case "address":
      return [value.house, ...value.words].join(" ");
    case "link":
      return value.host + value.path;
  }
}

/** A stored value. Earlier releases stored a range as one value ("TIME 9:00 18:00"), which yields both ends as well. */
export function endsOf(stored: string): string[] {
  const [kind, ...parts] = stored.split(" ");
  const isRange = parts.length > 1 && (kind === "TIME" || kind === "DATE" || kind === "PERCENT");
  return isRange ? [stored, ...parts.map((part) => `${kind} ${part}`)] : [stored];
}
