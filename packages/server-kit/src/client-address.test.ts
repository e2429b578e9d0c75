import { describe, expect, it } from "vitest";
import {
  clientAddress,
  getNeighbourhood,
  getNetwork,
  isPrivateAddress,
  isPublicAddress,
} from "./client-address.ts";

describe("the address of a visitor", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s is counted as %s", (address, network) => {
    expect(getNetwork(address)).toBe(network);
  });

  it.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["0:0:0:0::/64", "::/48"],
    ["unknown", "unknown"],
  ])("%s is part of %s", (network, neighbourhood) => {
    expect(getNeighbourhood(network)).toBe(neighbourhood);
  });

  it("is the one seen by the nearest proxy, where one is trusted", () => {
    const sources = { peer: "10.0.0.1", forwardedFor: "198.51.100.1, 203.0.113.7" };
    expect(clientAddress({ ...sources, trustedProxies: 1 })).toBe("203.0.113.7");
    expect(clientAddress({ ...sources, trustedProxies: 0 })).toBe("10.0.0.1");
    expect(clientAddress({ peer: "10.0.0.1", forwardedFor: " ", trustedProxies: 1 })).toBe(
      "10.0.0.1",
    );
    expect(clientAddress({ peer: undefined, forwardedFor: undefined, trustedProxies: 1 })).toBe(
      "unknown",
    );
  });

  it("is the one seen by the farthest of several trusted servers, as far as reported", () => {
    const two = { peer: "10.0.0.1", trustedProxies: 2 };
    const forwardedFor = "198.51.100.1, 203.0.113.7, 192.0.2.9";
    expect(clientAddress({ ...two, forwardedFor })).toBe("203.0.113.7");
    expect(clientAddress({ ...two, forwardedFor: "192.0.2.9" })).toBe("192.0.2.9");
  });

  it.each([1, 2, 3])("cannot be forged behind %i proxies", (trustedProxies) => {
    const proxies = ["203.0.113.7", "192.0.2.1", "192.0.2.2"].slice(0, trustedProxies);
    for (const forged of ["", "198.51.100.1", "198.51.100.1, 198.51.100.2", ",,", "x".repeat(99)]) {
      const forwardedFor = [...(forged === "" ? [] : [forged]), ...proxies].join(", ");
      const address = clientAddress({ peer: "10.0.0.1", forwardedFor, trustedProxies });
      expect(address).toBe("203.0.113.7");
    }
  });

  it.each([
    ["203.0.113.7:50123", "203.0.113.7"],
    ["[2001:db8::1]:50123", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
  ])("has no port: %s", (forwardedFor, address) => {
    expect(clientAddress({ peer: "10.0.0.1", forwardedFor, trustedProxies: 1 })).toBe(address);
  });

  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:10.1.2.3", true],
    ["172.31.0.1", true],
    ["172.32.0.1", false],
    ["192.168.0.9", true],
    ["fd12::1", true],
    ["203.0.113.7", false],
    ["unknown", false],
  ])("%s is one of a private network: %s", (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });
});

describe("an address of the public internet", () => {
  it.each(["8.8.8.8", "2a00:1450:4001::200e", "::ffff:8.8.8.8"])("accepts %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fe80::1",
    "fd00:ec2::254",
    "fec0::1",
    "ff02::1",
    "localhost",
  ])("refuses %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
