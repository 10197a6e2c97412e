// A load balancer's health check, in a process of its own: what it measures is the server, and not what the test sends.
const [url = ""] = process.argv.slice(2);

async function probe(): Promise<number> {
  const began = performance.now();
  const { status } = await fetch(`${url}/api/health`);
  if (status !== 200) throw new Error(`/api/health answers ${status}`);
  return performance.now() - began;
}

process.on("disconnect", () => process.exit(0));
await probe();
process.send?.("ready");
for (;;) process.send?.(await probe());
