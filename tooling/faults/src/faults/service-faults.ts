import { request } from "node:http";
import { freePort } from "@sughurta/bootstrap/free-port";
import type { BoxProduct } from "@sughurta/contracts/box";
import { Buyer, buyBox, pressAtBank, untilAnswered } from "../buyer.ts";
import type { ProxyFault } from "../world/fault-proxy.ts";
import { type Fault, promised } from "./fault.ts";

const FIRST_BYTE_LIMIT_MS = 2_500;
/** More megabytes than any disk has. */
const NO_ROOM = { DISK_LOW_MB: "1000000000", DISK_RESERVE_MB: "1000000000" };
const RECOVERY_LIMIT_MS = 15_000;

/** Pages that a visitor meets on the way to a policy. */
export const pagesOf = ({ slug }: BoxProduct) =>
  ["/", "/boxes", `/boxes/order/${slug}`, "/travel-order"] as const;

/** Milliseconds to the first byte of a page, and its status. */
async function firstByte(url: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const ms = performance.now() - startedAt;
  await answer.text();
  return { status: answer.status, ms };
}

function contentFault(name: string, fault: ProxyFault): Fault {
  return {
    name: `content service: ${name}`,
    promise: "pages come, first byte ≤ 2.5 s, a policy is sold",
    async run({ world, product }) {
      world.proxy.break(/^GET \/api\//, fault);
      try {
        for (const path of pagesOf(product)) {
          const { status, ms } = await firstByte(world.siteUrl + path);
          promised(`${path} answers`, status, 200);
          promised(`${path} in time (${ms.toFixed(0)} ms)`, ms <= FIRST_BYTE_LIMIT_MS, true);
        }
        await buyBox(world.siteUrl, product);
      } finally {
        world.proxy.heal();
      }
    },
  };
}

/** Sends the first half of an upload and hangs up. */
function halfAnUpload(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve) => {
    const upload = request(url, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "multipart/form-data; boundary=b",
        "content-length": "100000",
      },
    });
    upload.on("error", () => resolve());
    upload.write(
      '--b\r\nContent-Disposition: form-data; name="x"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut here',
      () => upload.destroy(new Error("cut")),
    );
  });
}

/** Faults below and around the services. */
export const serviceFaults: readonly Fault[] = [
  contentFault("down", "lostBefore"),
  contentFault("never answers", "hang"),
  contentFault("answers 500 with its inside", "error500"),
  contentFault("broken JSON", "brokenJson"),
  contentFault("cut answer", "cutAnswer"),
  contentFault("5 MB answer", "fiveMegabytes"),
  {
    name: "database stopped",
    promise: "503 with 5511, sells again by itself",
    needsServer: true,
    async run({ world, product }) {
      const buyer = await Buyer.arrive(world.siteUrl);
      await world.engine.gate?.shut();
      try {
        const answer = await fetch(`${world.siteUrl}/v1/policy/check/`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${buyer.access}`,
            origin: world.siteUrl,
          },
          body: '{"policy_number":"1000000001"}',
        });
        const text = await answer.text();
        promised("status", answer.status, 503);
        promised("phone in the answer", text.includes("5511"), true);
        promised("readyz", (await fetch(`${world.apiUrl}/readyz`)).status, 503);
      } finally {
        await world.engine.gate?.open();
      }
      const until = Date.now() + RECOVERY_LIMIT_MS;
      await untilAnswered(() => buyBox(world.siteUrl, product));
      promised("recovered in time", Date.now() < until, true);
    },
  },
  {
    name: "disk full",
    promise: "not ready, no new order; what is paid becomes a policy",
    async run({ world, product }) {
      const buyer = await Buyer.arrive(world.siteUrl);
      const { paymentId, redirectUrl } = await buyer.pay(await buyer.save(product));
      await world.endApi();
      await world.startApi(NO_ROOM, "livez");
      try {
        promised("readyz", (await fetch(`${world.apiUrl}/readyz`)).status, 503);
        const refused = await buyer.save(product).then(
          () => "sold",
          (error: unknown) => String(error),
        );
        promised("new order", refused.includes("storageFull"), true);
        await pressAtBank(redirectUrl, "pay");
        promised("state", (await buyer.outcomeOf(paymentId)).status, "paid");
      } finally {
        await world.endApi();
        await world.startApi();
      }
    },
  },
  {
    name: "two tabs renew one session at once",
    promise: "both go on, the order stays",
    async run({ world, product }) {
      const buyer = await Buyer.arrive(world.siteUrl);
      const orderId = await buyer.save(product);
      const tabs = await Promise.all([buyer.renewed(), buyer.renewed()]);
      const [first, second] = await Promise.all(
        tabs.map((tab) => tab.startPayment(orderId, "the-same-key-of-two-tabs")),
      );
      promised("the same payment", second, first);
    },
  },
  {
    name: "second process on the data folder",
    promise: "ends with a sentence, the first one goes on",
    async run({ world, product }) {
      if (world.engine.name === "server") return;
      const rival = await world.startRival(await freePort());
      promised("exit code", await rival.exited, 1);
      promised("says why", rival.lastLines.join(" ").includes("in use by process"), true);
      await buyBox(world.siteUrl, product);
    },
  },
  {
    name: "upload cut at half, unknown part, no boundary",
    promise: "both services live, nothing stored",
    async run({ world, product }) {
      const { access } = await Buyer.arrive(world.siteUrl);
      const headers = { authorization: `Bearer ${access}`, origin: world.siteUrl };
      await Promise.all(
        ["/api/send_resume", "/v1/claim/x/files/", "/v1/payment/qr_bill/x"].flatMap((path) => [
          halfAnUpload(world.siteUrl + path, headers),
          halfAnUpload(world.apiUrl + path, headers),
        ]),
      );
      const ended = await fetch(`${world.siteUrl}/api/send_resume`, {
        method: "POST",
        headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
        body: '--b\r\nContent-Disposition: form-data; name="x"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut here',
      });
      promised("refused", Math.floor(ended.status / 100), 4);
      promised("lives", (await fetch(`${world.apiUrl}/livez`)).status, 200);
      await buyBox(world.siteUrl, product);
    },
  },
];
