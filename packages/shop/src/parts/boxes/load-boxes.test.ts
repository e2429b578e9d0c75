import { createApiClient } from "@sughurta/api-client";
import { box } from "@sughurta/contracts/box";
import { expect, it, vi } from "vitest";
import { publicReader } from "#src/settings/load-settings.ts";
import {
  anInsurerSite,
  getExample,
  INSURER,
  type SiteResponses,
} from "#src/testing/an-insurer-site.ts";
import { loadBox } from "./load-boxes.ts";

function load(changes?: SiteResponses) {
  const site = anInsurerSite(changes);
  const client = createApiClient({ baseUrl: INSURER, getLanguage: () => "tg" });
  const send = vi.spyOn(client, "send");
  const read = publicReader({ insurer: INSURER, partnerKey: "pk_somon" }, "tg");
  return { site, send, loaded: loadBox({ client, read }, "schit-semi") };
}

const response = getExample(box);
const [example] = Object(response.data);

it("reads a box like every request of the page, without the sending code", async () => {
  const { site, send, loaded } = load();
  // Pictures by whole addresses, amounts as numbers.
  expect(await loaded).toMatchObject({ price: 250, mainImg: INSURER + example.mainImg });
  const [call] = site.called("box");
  expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
    "accept-language": "tg",
    "x-partner-key": "pk_somon",
  });
  expect(send).not.toHaveBeenCalled();
});

it("has the client retry where the response is invalid", async () => {
  const { title: _, ...incomplete } = example;
  const responses = [{ status: 200, data: [incomplete] }, response];
  const { send, loaded } = load({ box: () => responses.shift() ?? response });
  expect(await loaded).toMatchObject({ title: example.title });
  expect(send).toHaveBeenCalledTimes(1);
});

it("finds nothing where the insurer has no such box", async () => {
  const { loaded } = load({
    box: () => ({ status: 404, data: { message: "Нет такого", code: "notFound" } }),
  });
  expect(await loaded).toBeUndefined();
});
