import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import { addresses, identityDocuments, myPeople, profile } from "@sughurta/contracts/account";
import { expect, test } from "vitest";
import { loadSavedContacts } from "./load-saved-contacts.ts";

const answers = {
  profile: () => ({ status: 200, data: profile.examples.answers[200] }),
  identityDocuments: () => ({ status: 200, data: [...identityDocuments.examples.answers[200]] }),
  addresses: () => ({ status: 200, data: [...addresses.examples.answers[200]] }),
  myPeople: () => ({ status: 200, data: [...myPeople.examples.answers[200]] }),
} satisfies TestAnswers;

test("maps the contacts of an account to the shape of the forms", async () => {
  const { self, others } = await loadSavedContacts(createTestClient(answers));
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
  const empty = { ...profile.examples.answers[200], lastName: "" };
  const nothing: TestAnswers = {
    profile: () => ({ status: 200, data: empty }),
    identityDocuments: () => ({ status: 200, data: [] }),
    addresses: () => ({ status: 200, data: [] }),
    myPeople: () => ({ status: 200, data: [] }),
  };
  const client = createTestClient(nothing);
  expect(await loadSavedContacts(client)).toEqual({ self: undefined, others: [] });
  const withAddress = createTestClient({ ...nothing, addresses: answers.addresses });
  expect(await loadSavedContacts(withAddress)).toMatchObject({
    self: { address: { city: "Душанбе" } },
  });
  const signedOut = createTestClient({
    ...answers,
    profile: () => ({ status: 401, data: { code: "signInRequired" } }),
  });
  await expect(loadSavedContacts(signedOut)).rejects.toThrow();
});
