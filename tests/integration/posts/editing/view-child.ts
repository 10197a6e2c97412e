import { type Write, send } from "./view-writes";

// A view in a process of its own: owners' writes wait in line in theirs, and meet in the database alone.
process.on("message", (write: Write) => {
  void send(write).then(({ status, message, object }) => process.send?.({ status, message, object }));
});
process.on("disconnect", () => process.exit(0));
process.send?.("started");
