// A bare server that answers as the Graph API does to what a delivery calls. Prints its port, and says how many posts it has taken when asked.
import { createServer } from "node:http";

const delayMs = Number(process.argv[2] ?? 0);
let posts = 0;

const server = createServer((request, response) => {
  request.resume();
  request.once("end", () => {
    const path = (request.url ?? "").split("?")[0].split("/");
    const body =
      request.method === "POST"
        ? { id: `${path[2]}_${(posts += 1)}` }
        : { id: path[2], permalink_url: `https://www.facebook.com/${path[2]}` };
    setTimeout(() => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(body));
    }, delayMs);
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.on("message", () => process.send(posts));
process.once("disconnect", () => process.exit(0));
