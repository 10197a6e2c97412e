import { describe, expect, it } from "vitest";
import { SOCKET_ADDRESS_HEADER, clientAddress, networkOf } from "./client-address";

const chain = "192.0.2.66, 203.0.113.9, 198.51.100.7";
const behind = (hops: number) => ({ VERCEL: false, TRUSTED_PROXY_HOPS: hops });

describe("the client's address", () => {
  const socket = "10.0.0.3";
  const addressAt = (hops: number, forwarded: string | null) =>
    clientAddress(
      new Headers({
        [SOCKET_ADDRESS_HEADER]: socket,
        "x-vercel-forwarded-for": "192.0.2.99",
        "x-real-ip": "192.0.2.98",
        ...(forwarded === null ? {} : { "x-forwarded-for": forwarded }),
      }),
      behind(hops),
    );

  it.each([
    [0, chain, socket],
    [0, null, socket],
    [1, chain, "198.51.100.7"],
    [2, chain, "203.0.113.9"],
    [3, chain, "192.0.2.66"],
    // Fewer entries than proxies: the request went round one of them.
    [4, chain, socket],
    [1, null, socket],
    [1, "", socket],
    [1, "forged, 198.51.100.7", "198.51.100.7"],
    [1, "198.51.100.7, not an address", socket],
    [1, "198.51.100.7:51234", "198.51.100.7"],
    [1, "[2001:db8::1]:51234", "2001:db8::1"],
    [1, "2001:DB8:0:0::1", "2001:db8::1"],
    [1, "::ffff:198.51.100.7", "198.51.100.7"],
    [1, "fe80::1%eth0", "fe80::1"],
  ])("behind %i proxies, of %j, is %j", (hops, header, address) => {
    expect(addressAt(hops, header)).toBe(address);
  });

  it("is on Vercel the one that its edge states, and no other", () => {
    const onVercel = { VERCEL: true, TRUSTED_PROXY_HOPS: 1 };
    const forged = { "x-forwarded-for": chain, [SOCKET_ADDRESS_HEADER]: socket };
    const stated = new Headers({ ...forged, "x-vercel-forwarded-for": "203.0.113.77" });
    expect(clientAddress(stated, onVercel)).toBe("203.0.113.77");
    expect(clientAddress(new Headers(forged), onVercel)).toBeNull();
  });

  it("is unknown where nothing that can be trusted states it", () => {
    expect(clientAddress(new Headers({ "x-forwarded-for": chain }), behind(0))).toBeNull();
  });
});

describe("limits", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "::/64"],
  ])("count %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
