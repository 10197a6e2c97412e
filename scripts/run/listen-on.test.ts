import { describe, expect, it } from "vitest";
import { listenOn, reachable } from "./listen-on";

describe("the address that a server listens on", () => {
  it.each([
    ["http://localhost:3000", undefined, "127.0.0.1"],
    ["http://127.0.0.1:3000", undefined, "127.0.0.1"],
    ["https://postwright.example", undefined, undefined],
    ["https://localhost.example", undefined, undefined],
    ["https://postwright.example", "127.0.0.1", "127.0.0.1"],
    ["http://localhost:3000", "0.0.0.0", "0.0.0.0"],
    ["http://localhost:3000", "::", "::"],
    ["https://postwright.example", "d3adb33f", undefined],
  ])("of %s with HOSTNAME=%s is %s", (APP_URL, HOSTNAME, host) =>
    expect(listenOn({ APP_URL, HOSTNAME })).toBe(host),
  );

  it.each([
    [undefined, "localhost"],
    ["0.0.0.0", "localhost"],
    ["::", "localhost"],
    ["::1", "[::1]"],
    ["192.0.2.1", "192.0.2.1"],
  ])("%s is reached at %s", (host, name) => expect(reachable(host)).toBe(name));
});
