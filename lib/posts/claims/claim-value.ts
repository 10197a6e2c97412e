import { diffArrays } from "diff";
import type { FoundClaim, Value } from "./types";

/** A claim's value as it is stored and compared: the same for the same claim, however it is written. */
export const valueOf = ({ kind, parts }: Pick<FoundClaim, "kind" | "parts">): string =>
  [kind, ...parts.map(([value]) => (value ? partOf(value) : ""))].join(" ").slice(0, 400);

function partOf(value: Value): string {
  switch (value.is) {
    case "money":
      return `${value.amount} ${value.currency ?? ""}`.trim();
    case "percent":
    case "number":
      return String(value.amount);
    case "time":
      return `${Math.floor(value.minute / 60)}:${String(value.minute % 60).padStart(2, "0")}`;
    case "date":
      return [value.year, value.month, value.date].filter((part) => part !== undefined).join("-");
    case "year":
      return String(value.year);
    case "measure":
      return `${value.amount} ${value.of}`;
    case "count":
      return `${value.amount} ${value.noun}`.trim();
    case "offer":
      return `${value.get} for ${value.pay}`;
    case "phone":
      return value.number;
    case "address":
      return `${value.names.join(" ")} ${value.number}`;
    case "mail":
      return value.address;
    case "link":
      return value.host + value.path;
  }
}

/** The claims that are new in a text that replaces another: those its writer has added. */
export function addedClaims<C extends FoundClaim>(before: readonly FoundClaim[], after: readonly C[]): C[] {
  const old = before.map(valueOf);
  const fresh = after.map(valueOf);
  let at = 0;
  return diffArrays(old, fresh).flatMap(({ added, removed, count }) => {
    if (removed) return [];
    const claims = after.slice(at, at + count);
    at += count;
    return added ? claims : [];
  });
}
