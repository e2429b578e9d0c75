import { request } from "node:http";
import { freePort } from "@sughurta/bootstrap/free-port";
import type { BoxProduct } from "@sughurta/contracts/box";
import { Buyer, buyBox, pressAtBank, untilResponse } from "../buyer.ts";
import type { ProxyFault } from "../environment/fault-proxy.ts";
import { type Fault, promised } from "./fault.ts";

const FIRST_BYTE_LIMIT_MS = 2_500;
/** More megabytes than any disk has. */
const NO_ROOM = { DISK_LOW_MB: "1000000000", DISK_RESERVE_MB: "1000000000" };
const RECOVERY_LIMIT_MS = 15_000;

/** Pages that a visitor meets on the way to a policy. */
export const getPages = ({ slug }: BoxProduct) =>
  ["/", "/boxes", `/boxes/order/${slug}`, "/travel-order"] as const;

/** Milliseconds to the first byte of a page, and its status. */
async function firstByte(url: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const ms = performance.now() - startedAt;
  await response.text();
  return { status: response.status, ms };
}

function contentFault(name: string, fault: ProxyFault): Fault {
  return {
    name: `content service: ${name}`,
    promise: "pages come, first byte ≤ 2.5 s, a policy is sold",
    async run({ environment, product }) {
      environment.proxy.break(/^GET \/api\//, fault);
      try {
        for (const path of getPages(product)) {
          const { status, ms } = await firstByte(environment.siteUrl + path);
          promised(`${path} answers`, status, 200);
          promised(`${path} in time (${ms.toFixed(0)} ms)`, ms <= FIRST_BYTE_LIMIT_MS, true);
        }
        await buyBox(environment.siteUrl, product);
      } finally {
        environment.proxy.heal();
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
  contentFault("responds with 500 with its inside", "error500"),
  contentFault("broken JSON", "brokenJson"),
  contentFault("cut answer", "cutResponse"),
  contentFault("5 MB answer", "fiveMegabytes"),
  {
    name: "database stopped",
    promise: "503 with 5511, sells again by itself",
    needsServer: true,
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      await environment.engine.gate?.shut();
      try {
        const response = await fetch(`${environment.siteUrl}/v1/policy/check/`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${buyer.access}`,
            origin: environment.siteUrl,
          },
          body: '{"policy_number":"1000000001"}',
        });
        const text = await response.text();
        promised("status", response.status, 503);
        promised("phone in the answer", text.includes("5511"), true);
        promised("readyz", (await fetch(`${environment.apiUrl}/readyz`)).status, 503);
      } finally {
        await environment.engine.gate?.open();
      }
      const until = Date.now() + RECOVERY_LIMIT_MS;
      await untilResponse(() => buyBox(environment.siteUrl, product));
      promised("recovered in time", Date.now() < until, true);
    },
  },
  {
    name: "disk full",
    promise: "not ready, no new order; what is paid becomes a policy",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      const { paymentId, redirectUrl } = await buyer.pay(await buyer.save(product));
      await environment.endApi();
      await environment.startApi(NO_ROOM, "livez");
      try {
        promised("readyz", (await fetch(`${environment.apiUrl}/readyz`)).status, 503);
        const refused = await buyer.save(product).then(
          () => "sold",
          (error: unknown) => String(error),
        );
        promised("new order", refused.includes("storageFull"), true);
        await pressAtBank(redirectUrl, "pay");
        promised("state", (await buyer.waitForOutcome(paymentId)).status, "paid");
      } finally {
        await environment.endApi();
        await environment.startApi();
      }
    },
  },
  {
    name: "two tabs renew one session at once",
    promise: "both go on, the order stays",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
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
    async run({ environment, product }) {
      if (environment.engine.name === "server") return;
      const rival = await environment.startRival(await freePort());
      promised("exit code", await rival.exited, 1);
      promised("says why", rival.lastLines.join(" ").includes("in use by process"), true);
      await buyBox(environment.siteUrl, product);
    },
  },
  {
    name: "upload cut at half, unknown part, no boundary",
    promise: "both services live, nothing stored",
    async run({ environment, product }) {
      const { access } = await Buyer.arrive(environment.siteUrl);
      const headers = { authorization: `Bearer ${access}`, origin: environment.siteUrl };
      await Promise.all(
        ["/api/send_resume", "/v1/claim/x/files/", "/v1/payment/qr_bill/x"].flatMap((path) => [
          halfAnUpload(environment.siteUrl + path, headers),
          halfAnUpload(environment.apiUrl + path, headers),
        ]),
      );
      const ended = await fetch(`${environment.siteUrl}/api/send_resume`, {
        method: "POST",
        headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
        body: '--b\r\nContent-Disposition: form-data; name="x"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut here',
      });
      promised("refused", Math.floor(ended.status / 100), 4);
      promised("lives", (await fetch(`${environment.apiUrl}/livez`)).status, 200);
      await buyBox(environment.siteUrl, product);
    },
  },
];
