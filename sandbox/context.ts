import type { HttpBindings } from "@hono/node-server";
import type { CallLog } from "./call-log";
import type { Faults, Flaw } from "./faults";
import type { Settings } from "./settings";
import type { Store } from "./store";

/** What every route of the sandbox is given: the kept state, the active faults, the log and the settings. */
export interface Context {
  store: Store;
  faults: Faults;
  log: CallLog;
  settings: Settings;
}

/**
 * Hono environment of all routes. `note` is one line about the call for the log; never put a secret in it. `flaw` is the
 * fault under which the model answers otherwise than it was asked, `form` what that fault says of how, `hidden` that what
 * happens is not to be shown yet.
 */
export interface Env {
  Bindings: HttpBindings;
  Variables: { note?: string; flaw?: Flaw; form?: string; hidden?: boolean };
}
