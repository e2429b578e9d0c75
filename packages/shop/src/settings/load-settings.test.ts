import { createApiClient } from "@sughurta/api-client";
import { shopSettings } from "@sughurta/contracts/shop";
import { expect, it, vi } from "vitest";
import { anInsurerSite, getExample, INSURER } from "../testing/an-insurer-site.ts";
import { loadSettings, publicReader } from "./load-settings.ts";

function load() {
  const client = createApiClient({ baseUrl: INSURER, getLanguage: () => "tg" });
  const send = vi.spyOn(client, "send");
  const connection = {
    insurer: INSURER,
    partnerKey: "pk_somon",
    returnPage: "https://shop.example/paid",
  };
  return { send, loaded: loadSettings(client, publicReader(connection, "tg"), INSURER) };
}

it("requests the settings like every request of the page, without the sending code", async () => {
  const site = anInsurerSite();
  const { send, loaded } = load();
  expect(await loaded).toMatchObject({ today: "2026-03-02", supportPhone: "5511" });
  const [call] = site.called("shopSettings");
  expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
    "accept-language": "tg",
    "x-partner-key": "pk_somon",
    "x-return-page": "https://shop.example/paid",
  });
  expect(send).not.toHaveBeenCalled();
});

it("has the client retry where the response is not that of an insurer's site", async () => {
  const responses = [{ status: 200, data: {} }, getExample(shopSettings)];
  anInsurerSite({ shopSettings: () => responses.shift() ?? getExample(shopSettings) });
  const { send, loaded } = load();
  expect(await loaded).toMatchObject({ today: "2026-03-02" });
  expect(send).toHaveBeenCalledTimes(1);
});
