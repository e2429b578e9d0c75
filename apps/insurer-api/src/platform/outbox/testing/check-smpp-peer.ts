import { deepEqual } from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "@sughurta/bootstrap/free-port";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { createSmppSender } from "#src/platform/outbox/smpp-sender.ts";

/** Sends to an independent implementation of an SMS centre, which needs Perl with Net::SMPP; `pnpm run check:smpp`. */
async function check(): Promise<void> {
  const port = await freePort();
  const program = fileURLToPath(new URL("net-smpp-peer.pl", import.meta.url));
  const centre = spawn("perl", [program, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(centre, "exit");
  const lines: string[] = [];
  const reader = createInterface({ input: centre.stdout }).on("line", (line) => lines.push(line));
  await Promise.race([once(reader, "line"), ended]);
  const account = { systemId: "insurer", password: "pass", from: "Sughurta" };
  const place = { protocol: "smpp", host: "127.0.0.1", port, tls: false } as const;
  const sender = createSmppSender({ ...place, ...account });
  for (const body of ["Sughurta: 123456", "я".repeat(71)]) {
    const message = { id: "a1b2", recipient: "992900000123", body } as OutboxMessage;
    await sender.send(message, []);
  }
  await sender.close();
  await ended;
  deepEqual(lines, [
    "listening",
    "bind insurer pass",
    `submit Sughurta 992900000123 0 0 ${Buffer.from("Sughurta: 123456").toString("hex")}`,
    `submit Sughurta 992900000123 64 8 050003a10201${"044f".repeat(67)}`,
    `submit Sughurta 992900000123 64 8 050003a10202${"044f".repeat(4)}`,
    "unbind",
  ]);
  process.stdout.write("An SMS centre of another author takes what we send.\n");
}

await check();
