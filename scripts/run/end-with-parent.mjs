// Loaded into every child by NODE_OPTIONS: ends it when its parent was killed without a chance to stop it, or asks it
// to by a message, as it must on Windows, where a signal to another process ends that at once.
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
    setTimeout(() => process.exit(1), 8_000).unref();
    process.kill(process.pid, "SIGTERM");
  }, 1000);
  timer.unref();
  // A channel of somebody else's (Next forks its server) is left alone: unreferenced, it would keep nothing alive.
  if (process.channel && Number(process.env.STOPPED_BY_PROCESS) === parent) {
    process.on("message", (message) => {
      if (message === "stop") process.emit("SIGTERM", "SIGTERM");
    });
    // Listening keeps no process alive.
    process.channel.unref();
  }
}
