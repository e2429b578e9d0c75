import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startArguments } from "@sughurta/bootstrap/services";

const IN_FLIGHT = 8;
const FOLDER = join(import.meta.dirname, "..");
const SECRET = "a-secret-of-at-least-thirty-two-characters";

/** A service behind the site that sends files only on request. */
async function aSlowService() {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    // The site sends other requests by itself, such as for the keys of partners.
    if (request.url?.startsWith("/files/")) waiting.push(response);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    waiting,
    respond: () => {
      for (const response of waiting) {
        response.writeHead(200, { "content-type": "image/png" }).end("picture");
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The built storefront as a separate process, on a port that the system chooses. */
async function startSite(apiUrl: string) {
  const child = spawn(process.execPath, startArguments("apps/storefront"), {
    cwd: FOLDER,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      INSURER_API_URL: apiUrl,
      SESSION_SECRET: SECRET,
      SERVICE_PASSWORD: SECRET,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  await expect.poll(() => output).toContain("storefront is ready");
  const port = /"port":(?<port>\d+)/.exec(output)?.groups?.port;
  return { child, ended, url: `http://127.0.0.1:${port}` };
}

test("the site ends requests in flight before it stops, and reports at once that it is not ready", async () => {
  const service = await aSlowService();
  const site = await startSite(service.url);
  const pictures = Array.from({ length: IN_FLIGHT }, (_, index) =>
    fetch(`${site.url}/files/picture-${index}.png`),
  );
  await expect.poll(() => service.waiting.length).toBe(IN_FLIGHT);
  site.child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(503);
  service.respond();
  for (const response of await Promise.all(pictures)) {
    expect(response.status).toBe(200);
    expect(response.headers.get("connection")).toBe("close");
    expect(await response.text()).toBe("picture");
  }
  expect(await site.ended).toEqual([0, null]);
  service.close();
});
