import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type CutProxy, startCutProxy } from "./cut-proxy.ts";

let server: Server;
let proxy: CutProxy;
let received: string;

beforeEach(async () => {
  received = "";
  server = createServer((socket) => {
    socket.on("data", (piece) => {
      received += piece;
      socket.write("done");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  proxy = await startCutProxy((server.address() as AddressInfo).port);
});
afterEach(async () => {
  await proxy.stop();
  server.close();
});

async function aClient() {
  const client = connect(proxy.port, "127.0.0.1");
  await once(client, "connect");
  let answers = "";
  client.on("data", (piece) => {
    answers += piece;
  });
  return { client, answers: () => answers };
}

it("delivers the awaited words, holds their answer back, and delivers it when mended", async () => {
  const { client, answers } = await aClient();
  const cut = proxy.cutAfter("commit");
  client.write("insert ");
  await expect.poll(answers).toBe("done");
  client.write("commit");
  await cut;
  await expect.poll(() => received).toBe("insert commit");
  expect(answers()).toBe("done");
  proxy.mend();
  await expect.poll(answers).toBe("donedone");
});

it("reports no lost client to the server while it is cut", async () => {
  const { client } = await aClient();
  client.write("begin");
  await expect.poll(() => received).toBe("begin");
  const count = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_error, found) => resolve(found));
    });
  proxy.cut();
  client.destroy();
  await once(client, "close");
  expect(await count()).toBe(1);
  proxy.mend();
  await expect.poll(count).toBe(0);
});
