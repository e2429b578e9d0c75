import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import { addresses, identityDocuments, myPeople, profile } from "@sughurta/contracts/account";
import { expect, test } from "vitest";
import { loadSavedContacts } from "./load-saved-contacts.ts";

const responses = {
  profile: () => ({ status: 200, data: profile.examples.responses[200] }),
  identityDocuments: () => ({ status: 200, data: [...identityDocuments.examples.responses[200]] }),
  addresses: () => ({ status: 200, data: [...addresses.examples.responses[200]] }),
  myPeople: () => ({ status: 200, data: [...myPeople.examples.responses[200]] }),
} satisfies TestResponses;

test("maps the contacts of an account to the shape of the forms", async () => {
  const { self, others } = await loadSavedContacts(createTestClient(responses));
  expect(self).toMatchObject({
    lastName: "Саидова",
    birthDate: "1990-05-14",
    gender: "f",
    phone: "921234567",
    documents: [{ docType: "0", series: "A", docNumber: "12345678", validTo: "" }],
    address: { city: "Душанбе", postalCode: "734000" },
  });
  expect(others).toMatchObject([
    { lastName: "Саидов", gender: "m", citizenship: "TJ", documents: [{ docType: "0" }] },
  ]);
});

test("omits an account without own data, and throws when the account cannot be loaded", async () => {
  const empty = { ...profile.examples.responses[200], lastName: "" };
  const nothing: TestResponses = {
    profile: () => ({ status: 200, data: empty }),
    identityDocuments: () => ({ status: 200, data: [] }),
    addresses: () => ({ status: 200, data: [] }),
    myPeople: () => ({ status: 200, data: [] }),
  };
  const client = createTestClient(nothing);
  expect(await loadSavedContacts(client)).toEqual({ self: undefined, others: [] });
  const withAddress = createTestClient({ ...nothing, addresses: responses.addresses });
  expect(await loadSavedContacts(withAddress)).toMatchObject({
    self: { address: { city: "Душанбе" } },
  });
  const signedOut = createTestClient({
    ...responses,
    profile: () => ({ status: 401, data: { code: "signInRequired" } }),
  });
  await expect(loadSavedContacts(signedOut)).rejects.toThrow();
});
