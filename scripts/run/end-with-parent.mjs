// Loaded into every child by NODE_OPTIONS: ends it when its parent was killed without a chance to stop it.
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;

function parentIsGone() {
  // POSIX assigns an orphan another parent; Windows keeps the old id.
  if (process.platform !== "win32") return process.ppid !== parent;
  try {
    process.kill(parent, 0);
    return false;
  } catch {
    return true;
  }
}

if (isMainThread) {
  const timer = setInterval(() => {
    if (!parentIsGone()) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), 10_000).unref();
    process.kill(process.pid, "SIGTERM");
  }, 1000);
  timer.unref();
}
