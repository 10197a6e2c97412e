// A load balancer's health check, in a process of its own, one check after the other: it tells of each answer.
const [url = ""] = process.argv.slice(2);

async function probe(): Promise<void> {
  const { status } = await fetch(`${url}/api/health`);
  if (status !== 200) throw new Error(`/api/health answers ${status}`);
}

process.on("disconnect", () => process.exit(0));
await probe();
process.send?.("ready");
for (;;) {
  await probe();
  process.send?.("answered");
}
