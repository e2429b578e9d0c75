import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsFor } from "@sughurta/bootstrap/dev-secrets";
import { freePort } from "@sughurta/bootstrap/free-port";
import { DEMO_CONTENT } from "@sughurta/bootstrap/repository";
import {
  type Service,
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";
import { expect, test, waitUntilLive } from "./watched-page.ts";

const NEED_NO_CONTENT = ["/", "/travel-order", "/travelnew", "/losses", "/my-policy"];
const NEED_CONTENT = ["/boxes", "/boxes/order/kvartira", "/offices", "/blog"];
const PHONE = "+992 44 600 00 00";

/** A new installation: an empty folder, a phone of its own, and no service started yet. */
async function anInstallation() {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-cold-"));
  const [port, apiPort] = [await freePort(), await freePort()];
  const [url, apiUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${apiPort}`];
  const env = {
    ...process.env,
    ...(await secretsFor(folder, {})),
    NODE_ENV: "production",
    SANDBOX: "on",
    SEED_MODULE: DEMO_CONTENT,
    LOG_LEVEL: "silent",
    SUPPORT_PHONE: PHONE,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: url,
    API_PUBLIC_URL: apiUrl,
    INSURER_API_URL: apiUrl,
    DATA_DIR: folder,
  };
  const services: Service[] = [];
  const start = async (name: string, origin: string) => {
    const app = `apps/${name}`;
    const logFolder = join(folder, "logs");
    const nodeArguments = startArguments(app);
    const plan = { env, logFolder, showAll: false, name, folder: app, nodeArguments };
    const service = await startService(plan);
    services.unshift(service);
    await waitUntilReady(service, `${origin}/readyz`);
  };
  return {
    url,
    startSite: () => start("storefront", url),
    startService: () => start("insurer-api", apiUrl),
    end: async () => {
      await stopServices(services);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test("a site that starts before its content service shows an error, and recovers without a restart", async ({
  page,
  troubles,
}) => {
  // Requests that the service refuses until it has started.
  troubles.expect(/Failed to load resource.*503/);
  const installation = await anInstallation();
  const { url } = installation;
  try {
    await installation.startSite();
    for (const path of NEED_NO_CONTENT)
      expect((await page.request.get(url + path)).status(), path).toBe(200);
    for (const path of NEED_CONTENT) {
      const response = await page.request.get(url + path);
      expect([response.status(), response.headers()["retry-after"]], path).toEqual([503, "30"]);
    }
    await page.goto(`${url}/boxes/order/kvartira?lang=tg`);
    await waitUntilLive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Саҳифа ҳоло кушода намешавад",
    );
    await expect(page.getByRole("main").getByRole("link", { name: PHONE })).toHaveAttribute(
      "href",
      "tel:+992446000000",
    );
    await installation.startService();
    await expect(async () => {
      await page.getByRole("link", { name: "Бори дигар кӯшиш кардан" }).click();
      await expect(page.getByRole("button", { name: "Харидан" })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    for (const path of NEED_CONTENT)
      expect((await page.request.get(url + path)).status(), path).toBe(200);
  } finally {
    await installation.end();
  }
});
