// Preloaded into a server under test: at SIGUSR2 it collects its garbage and prints what is left, in bytes.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", async () => {
  // Finalizers and what they release need turns of their own.
  for (let turn = 0; turn < 4; turn += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log(`heap after collection: ${process.memoryUsage().heapUsed}`);
});
