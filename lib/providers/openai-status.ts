import type { ProviderFault } from "./provider-error";

/** `misconfigured`: the model's server has last refused what no second attempt changes. */
export type ModelStatus = "ok" | "misconfigured" | "unknown";

let standing: ModelStatus = "unknown";

/** How the model's server has last answered this process, which costs nothing to ask. */
export const modelStatus = (): ModelStatus => standing;

/** Keeps how a call of the model ended: `fault` where it is its operator's matter. */
export function keepModelStatus(fault: ProviderFault | undefined): void {
  standing = fault ? "misconfigured" : "ok";
}
