import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { requestCallback } from "@sughurta/contracts/content";
import { checkPolicy } from "@sughurta/contracts/policy";
import {
  CLAIM_FILES,
  DAY_MS,
  daysBetween,
  formatDate,
  maxFileBytes,
  policyNumberFrom,
} from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { claimFile } from "#src/platform/database/schema/service.ts";
import { getToday } from "#src/platform/platform.ts";
import { PICTURE_HEAD } from "#src/testing/a-picture.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { demoPolicies } from "#src/testing/demo-content.ts";

const ONE_BYTE_TOO_MUCH = maxFileBytes(CLAIM_FILES) + 1;

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const aClaim = () => ({
  fullName: "Саидова Мадина",
  policyNumber: policyNumberFrom(1001),
  note: "Залило кухню, сорвало кран.",
  phone: "992921234567",
  email: "madina@example.tj",
  channel: "front",
});

/** Files with unique content. */
function getFiles(...files: (readonly [string, Buffer])[]): FormData {
  const form = new FormData();
  for (const [name, bytes] of files) form.append("files", new File([new Uint8Array(bytes)], name));
  return form;
}
const picture = (name = "кухня.png"): readonly [string, Buffer] => [
  name,
  Buffer.concat([PICTURE_HEAD, Buffer.from(randomUUID())]),
];
const leftInQuarantine = () =>
  readdir(join(api.service.config.uploadsDir, "quarantine")).catch(() => [] as string[]);

async function fetchClaim(send: Send): Promise<{ claimId: string }> {
  const registered = await send(registerClaim, { body: aClaim() });
  expect(registered.status).toBe(201);
  return { claimId: String(registered.data.id) };
}

describe("claims", () => {
  it("are registered only for an existing policy", async () => {
    const send = api.as();
    await fetchClaim(send);
    const unknown = await send(registerClaim, {
      body: { ...aClaim(), policyNumber: policyNumberFrom(5) },
    });
    expect(unknown.status).toBe(422);
    expect(unknown.data.fieldCodes).toEqual({ policyNumber: ["policyNotFound"] });
  });

  it("are refused before the first day of a policy, with the date on which cover begins", async () => {
    const later = demoPolicies.find(({ status }) => status === "INACTIVE");
    const policyNumber = policyNumberFrom(later?.sequence ?? 0);
    const { data } = await api.as()(checkPolicy, { body: { policyNumber } });
    const body = { ...aClaim(), policyNumber };
    const early = await api.as()(registerClaim, { body });
    expect(early).toMatchObject({
      status: 422,
      data: { fieldCodes: { policyNumber: ["policyNotBegun"] } },
    });
    expect(early.data.policyNumber).toEqual([
      expect.stringContaining(formatDate(String(data.startDate))),
    ]);
    const days = daysBetween(getToday(api.service), String(data.startDate));
    api.pass(days * DAY_MS);
    expect((await api.as()(registerClaim, { body })).status).toBe(201);
    api.pass(-days * DAY_MS);
  });

  it("are refused if the description contains markup", async () => {
    const refused = await api.as()(registerClaim, { body: { ...aClaim(), note: "<b>fire</b>" } });
    expect(refused).toMatchObject({
      status: 422,
      data: { fieldCodes: { note: ["markup"] } },
    });
  });

  it("are registered once if sent twice with one idempotency key", async () => {
    const send = api.as();
    const first = await send(registerClaim, { body: aClaim(), key: "claim-key-1" });
    const second = await send(registerClaim, { body: aClaim(), key: "claim-key-1" });
    expect(second.data).toEqual(first.data);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
  });

  it("accept files, and store a repeated file once", async () => {
    const send = api.as();
    const params = await fetchClaim(send);
    const same = picture();
    const first = await send(uploadClaimFiles, {
      params,
      form: getFiles(same, picture("крыша.png")),
    });
    expect(first.status).toBe(201);
    expect(first.data.files).toHaveLength(2);
    const again = await send(uploadClaimFiles, { params, form: getFiles(same) });
    expect(again.status).toBe(201);
    expect(again.data.files).toEqual([{ id: expect.any(String), name: "кухня.png" }]);
    expect(await leftInQuarantine()).toEqual([]);
  });

  it("accept a file without an extension, and add the one of its format", async () => {
    const send = api.as();
    const params = await fetchClaim(send);
    const taken = await send(uploadClaimFiles, { params, form: getFiles(picture("IMG_0001")) });
    expect(taken.status).toBe(201);
    expect(taken.data.files).toEqual([{ id: expect.any(String), name: "IMG_0001.png" }]);
  });

  it("accept ten files and refuse the eleventh", async () => {
    const send = api.as();
    const params = await fetchClaim(send);
    const ten = Array.from({ length: 10 }, () => picture());
    expect((await send(uploadClaimFiles, { params, form: getFiles(...ten) })).status).toBe(201);
    const eleventh = await send(uploadClaimFiles, { params, form: getFiles(picture()) });
    expect(eleventh.status).toBe(409);
    expect(eleventh.data.code).toBe("maxFiles");
    const atOnce = getFiles(...ten, picture());
    expect((await send(uploadClaimFiles, { params, form: atOnce })).data.code).toBe("maxFiles");
    expect(await leftInQuarantine()).toEqual([]);
  });

  it.each([
    ["a drawing as a picture", "a.png", Buffer.from("<svg onload='x'/>"), "fileType"],
    ["a page as a pdf", "a.pdf", Buffer.from("<html><script>x</script>"), "fileType"],
    ["a program as a picture", "a.jpg", Buffer.from("MZ\u0090\u0000"), "fileType"],
    ["an archive", "a.zip", Buffer.from("PK\u0003\u0004"), "fileType"],
    ["a file of no known format", "a", Buffer.from("plain words"), "fileType"],
    ["an empty file", "a.png", Buffer.alloc(0), "fileEmpty"],
    [
      "a byte too much",
      "a.png",
      Buffer.concat([PICTURE_HEAD, Buffer.alloc(ONE_BYTE_TOO_MUCH - PICTURE_HEAD.length)]),
      "fileTooLarge",
    ],
    [
      "a virus",
      "a.png",
      Buffer.concat([
        PICTURE_HEAD,
        Buffer.from("X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE"),
      ]),
      "fileUnsafe",
    ],
  ])("refuse %s and store nothing", async (_, name, bytes, code) => {
    const send = api.as();
    const params = await fetchClaim(send);
    const before = await api.service.db.select().from(claimFile);
    const refused = await send(uploadClaimFiles, {
      params,
      form: getFiles(picture(), [name, bytes]),
    });
    expect(refused.status).toBe(422);
    expect(refused.data.code).toBe(code);
    expect(await api.service.db.select().from(claimFile)).toHaveLength(before.length);
    expect(await leftInQuarantine()).toEqual([]);
  });

  it("never use a file's name as a path", async () => {
    const send = api.as();
    const params = await fetchClaim(send);
    const long = `${"я".repeat(300)}.png`;
    const sent = getFiles(picture("../../../etc/cron.d/x.png"), picture(long));
    const { data } = await send(uploadClaimFiles, { params, form: sent });
    const names = (data.files as { name: string }[]).map(({ name }) => name);
    expect(names[0]).toBe("x.png");
    expect(names[1]).toMatch(/^я{116}\.png$/);
  });

  it("refuse files from other visitors with 404, as for an unknown claim", async () => {
    const params = await fetchClaim(api.as());
    const foreign = await api.as()(uploadClaimFiles, { params, form: getFiles(picture()) });
    expect(foreign.status).toBe(404);
    const none = await api.as()(uploadClaimFiles, {
      params: { claimId: "x" },
      form: getFiles(picture()),
    });
    expect(none.status).toBe(404);
    expect(await leftInQuarantine()).toEqual([]);
  });

  it("are scanned outside any transaction: a slow scanner blocks no other request", async () => {
    const send = api.as();
    const params = await fetchClaim(send);
    const scanning = Promise.withResolvers<"clean">();
    const scan = vi.spyOn(api.service.scanner, "scan");
    const requested = new Promise<void>((resolve) => {
      scan.mockImplementationOnce(() => {
        resolve();
        return scanning.promise;
      });
    });
    const slow = send(uploadClaimFiles, { params, form: getFiles(picture()) });
    await requested;
    expect((await send(registerClaim, { body: aClaim() })).status).toBe(201);
    scanning.resolve("clean");
    expect((await slow).status).toBe(201);
    scan.mockRestore();
  });

  it("keep a file in quarantine while the scanner is unavailable", async () => {
    const scan = vi.spyOn(api.service.scanner, "scan").mockRejectedValueOnce(new Error("away"));
    const send = api.as();
    const params = await fetchClaim(send);
    expect((await send(uploadClaimFiles, { params, form: getFiles(picture()) })).status).toBe(201);
    scan.mockRestore();
    const states = (await api.service.db.select().from(claimFile)).map(({ state }) => state);
    expect(states).toContain("quarantined");
    expect(await leftInQuarantine()).toHaveLength(1);
  });
});

describe("callback requests", () => {
  it("are accepted once per phone and day", async () => {
    const body = { phone: "992900000001", type: "back_call" };
    expect((await api.as()(requestCallback, { body })).status).toBe(201);
    const second = await api.as()(requestCallback, { body, language: "en" });
    expect(second.status).toBe(409);
    expect(second.data).toMatchObject({
      code: "errorExist",
      message: "A request from this number is already open. We will call soon",
    });
    api.pass(DAY_MS + 1);
    expect((await api.as()(requestCallback, { body })).status).toBe(201);
  });
});
