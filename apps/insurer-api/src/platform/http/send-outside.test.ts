import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leadsWhereAllowed, PrivateAddressError, sendOutside } from "./send-outside.ts";

let server: Server;
let port: number;
let received: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(302, { Location: "/elsewhere" }).end("a body that is not read");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
});

/** A name server that returns these responses for one name in turn. */
function aNameServer(...responses: readonly (readonly string[])[]) {
  const left = [...responses];
  const lookup: LookupFunction = (_hostname, _options, done) => {
    const addresses = (left.length > 1 ? left.shift() : left[0]) ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return lookup;
}

const post = (host: string, lookup?: LookupFunction) =>
  sendOutside(
    {
      url: new URL(`http://${host}:${port}/events`),
      headers: {},
      body: "{}",
      signal: AbortSignal.timeout(5_000),
    },
    "public",
    lookup,
  );

describe("a non-public address", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "0177.0.0.1",
    "2130706433",
    "127.0.0.1.",
    "①②⑦.⓪.⓪.①",
    "0.0.0.0",
    "169.254.169.254",
    "100.64.0.1",
    "10.1.2.3",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[fd00:ec2::254]",
    "localhost",
    "localhost.",
  ])("is refused when it is saved and when it is requested: %s", async (host) => {
    expect(await leadsWhereAllowed(new URL(`https://${host}/`), "public")).toBe(false);
    await expect(post(host)).rejects.toThrow(PrivateAddressError);
    expect(received).toEqual([]);
  });

  it("is refused if a name resolves to at least one", async () => {
    const mixed = aNameServer(["8.8.8.8", "10.0.0.1"]);
    expect(await leadsWhereAllowed(new URL("https://partner.example/"), "public", mixed)).toBe(
      false,
    );
    await expect(post("partner.example", mixed)).rejects.toThrow(PrivateAddressError);
  });

  it("is refused at the connection if the name resolved to a public one when it was saved", async () => {
    const rebinding = aNameServer(["8.8.8.8"], ["127.0.0.1"]);
    const url = new URL("https://partner.example/");
    expect(await leadsWhereAllowed(url, "public", rebinding)).toBe(true);
    await expect(post("partner.example", rebinding)).rejects.toThrow(PrivateAddressError);
    expect(received).toEqual([]);
  });
});

it("accepts a public address, and a name that cannot be resolved at the moment", async () => {
  expect(await leadsWhereAllowed(new URL("https://8.8.8.8/"), "public")).toBe(true);
  const lost: LookupFunction = (_hostname, _options, done) => done(new Error("EAI_AGAIN"), "");
  expect(await leadsWhereAllowed(new URL("https://partner.example/"), "public", lost)).toBe(true);
});

it.each(["any", "publicOrLoopback"] as const)(
  "reaches this machine with %s, and does not follow a redirect",
  async (reach) => {
    const url = new URL(`http://localhost:${port}/events`);
    const lookup = aNameServer(["127.0.0.1"]);
    const signal = AbortSignal.timeout(5_000);
    const sent = sendOutside({ url, headers: {}, body: "{}", signal }, reach, lookup);
    expect(await sent).toBe(302);
    expect(received).toEqual(["POST /events"]);
  },
);

it("refuses other private networks with the sandbox, too", async () => {
  expect(await leadsWhereAllowed(new URL("https://192.168.0.1/"), "publicOrLoopback")).toBe(false);
});
