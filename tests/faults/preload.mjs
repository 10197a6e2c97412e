// Next's server puts it there before anything else; a worker has no Next around it.
import { AsyncLocalStorage } from "node:async_hooks";

Object.assign(globalThis, { AsyncLocalStorage });
