import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Runs this process's garbage collector until nothing references the object. @returns whether that happened */
export async function isCollected(object: WeakRef<object>): Promise<boolean> {
  for (let turn = 0; turn < 20 && object.deref(); turn += 1) {
    await sleep(10);
    collect();
  }
  return object.deref() === undefined;
}
