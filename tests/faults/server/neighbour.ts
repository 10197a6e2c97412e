// Another owner's browser, in a process of its own: what it measures is the server, and not what the test receives.
/** Milliseconds, to be held against those beside another crowd. */
export type Reading = { ms: number; served: boolean };

const [url = "", cookie = ""] = process.argv.slice(2);

async function readDashboard(): Promise<Reading> {
  const began = Date.now();
  const served = await fetch(url + "/dashboard", { headers: { cookie }, redirect: "manual" }).then(
    async (reply) => (await reply.text()).includes("</html>") && reply.status === 200,
    () => false,
  );
  return { ms: Date.now() - began, served };
}

process.on("disconnect", () => process.exit(0));
// The first ones after a start load and compile what the page needs.
for (let n = 0; n < 10; n += 1) await readDashboard();
process.send?.("ready");
setInterval(() => void readDashboard().then((reading) => process.send?.(reading)), 500);
