import {
  addIdentityDocument,
  changeIdentityDocument,
  identityDocuments,
  profile,
  removeIdentityDocument,
  saveProfile,
} from "@sughurta/contracts/account";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { signUp } from "#src/testing/an-account.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

describe("profile and documents", () => {
  it("are not available to guests", async () => {
    for (const call of [profile, identityDocuments]) {
      expect(await api.as()(call)).toMatchObject({
        status: 401,
        data: { code: "signInRequired", message: expect.stringContaining("Войдите") },
      });
    }
  });

  it("return the saved values, and reject a birthday in the future", async () => {
    const { phone, send } = await signUp(api);
    const body = { lastName: "Ғафурзода", firstName: "Ҷаҳонгир", birthDate: "1990-05-14" };
    expect((await send(saveProfile, { body })).status).toBe(200);
    expect((await send(profile)).data).toMatchObject({ ...body, phone, gender: null });
    const ahead = await send(saveProfile, { body: { ...body, birthDate: "2099-01-01" } });
    expect(ahead).toMatchObject({
      status: 422,
      data: { fieldCodes: { birthDate: ["birthInFuture"] } },
    });
  });

  it("can be changed and removed by their owner only", async () => {
    const [owner, stranger] = [await signUp(api), await signUp(api)];
    const { body } = addIdentityDocument.examples;
    const { data } = await owner.send(addIdentityDocument, { body });
    const params = { id: String(data.id) };
    expect((await stranger.send(changeIdentityDocument, { params, body })).status).toBe(404);
    expect((await stranger.send(removeIdentityDocument, { params })).status).toBe(404);
    expect((await stranger.send(identityDocuments)).data).toHaveLength(0);
    const changed = { ...body, docNumber: "87654321" };
    expect(
      (await owner.send(changeIdentityDocument, { params, body: changed })).data,
    ).toMatchObject({
      docNumber: "87654321",
    });
    expect((await owner.send(removeIdentityDocument, { params })).data).toEqual({ removed: true });
  });
});
