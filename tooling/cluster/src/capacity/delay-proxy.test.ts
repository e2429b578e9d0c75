import { once } from "node:events";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startDelayProxy } from "./delay-proxy.ts";

it("delays both directions, keeps the order of what is sent, and counts the questions", async () => {
  const server = createServer((socket) => socket.pipe(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const proxy = await startDelayProxy(typeof address === "object" && address ? address.port : 0);
  proxy.delayMs = 20;
  const client = connect(proxy.port, "127.0.0.1");
  await once(client, "connect");
  const from = performance.now();
  client.write("one ");
  await once(client, "data");
  expect(performance.now() - from).toBeGreaterThan(38);
  client.write("two ");
  client.end("three");
  expect(await text(client)).toBe("two three");
  expect(proxy.questions).toBeGreaterThanOrEqual(2);
  await proxy.stop();
  server.close();
});
