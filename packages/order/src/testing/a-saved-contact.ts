import type { SavedContact } from "../fill-from-profile/saved-contacts.tsx";

/** A buyer with all fields. */
export function aSavedContact(changes: Partial<SavedContact> = {}): SavedContact {
  return {
    id: "self",
    lastName: "Саидова",
    firstName: "Мадина",
    patronymic: "",
    birthDate: "1990-05-14",
    gender: "f",
    citizenship: "TJ",
    phone: "921234567",
    email: "madina@example.tj",
    documents: [
      {
        docType: "0",
        series: "A",
        docNumber: "12345678",
        issueDate: "2018-02-01",
        issueInstitution: "ОВД Сино",
        validTo: "",
      },
      {
        docType: "1",
        series: "",
        docNumber: "401234567",
        issueDate: "2020-06-01",
        issueInstitution: "MIA",
        validTo: "2030-06-01",
      },
    ],
    address: { city: "Душанбе", address: "улица Айни, 12", postalCode: "734000" },
    ...changes,
  };
}
