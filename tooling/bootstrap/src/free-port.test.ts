import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a free port is outside of the range of outgoing connections, and a server can listen on it", async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);

  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
});

test("no port is given twice", async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
});
