import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address";

describe("an address of the public internet", () => {
  it.each(["93.184.216.34", "8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"])(
    "is %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ["this network", "0.0.0.0"],
    ["loopback", "127.0.0.1"],
    ["private", "10.1.2.3"],
    ["private", "172.31.255.255"],
    ["private", "192.168.0.1"],
    ["shared by a carrier, and Alibaba's metadata", "100.100.100.200"],
    ["link-local, and most clouds' metadata", "169.254.169.254"],
    ["Azure's host", "168.63.129.16"],
    ["protocol assignments", "192.0.0.1"],
    ["documentation", "203.0.113.9"],
    ["the 6to4 relay", "192.88.99.1"],
    ["benchmarking", "198.18.0.1"],
    ["multicast", "224.0.0.1"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-mapped, of a public one", "::ffff:8.8.8.8"],
    ["IPv4-compatible", "::7f00:1"],
    ["translated (SIIT)", "::ffff:0:127.0.0.1"],
    ["NAT64", "64:ff9b::7f00:1"],
    ["NAT64 of a network's own", "64:ff9b:1::7f00:1"],
    ["6to4", "2002:7f00:1::"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["unique local", "fd00:ec2::254"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["documentation", "2001:db8::1"],
    ["multicast", "ff02::1"],
    ["not an address", "127.1"],
    ["not an address", "0x7f000001"],
    ["not an address", "2130706433"],
    ["not an address", "localhost"],
    ["not an address", ""],
  ])("is not %s: %s", (_, address) => expect(isPublicAddress(address)).toBe(false));
});
