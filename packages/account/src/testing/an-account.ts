import type { TestAnswers } from "@sughurta/api-client/testing";
import {
  addresses,
  identityDocuments,
  type MyPolicy,
  messageSettings,
  myCars,
  myClaims,
  myDrafts,
  myPayments,
  myPeople,
  profile,
  userSessions,
} from "@sughurta/contracts";

/** A policy of the cabinet that is in force on 2 March 2026. */
export function aPolicy(changes: Partial<MyPolicy> = {}): MyPolicy {
  return {
    policyNumber: "0000000013",
    policyType: "box",
    title: "Щит семьи",
    productSlug: "schit-semi",
    status: "ACTIVE",
    startDate: "2026-03-01",
    endDate: "2027-02-28",
    sumPrem: 250,
    sumAssured: 50_000,
    lifeAssured: ["Саидова Мадина"],
    cover: [
      "Травмы и ожоги каждого, от года до 75 лет.",
      "Скорая помощь и дорога до больницы.",
      "Вызов врача на дом: два раза за год.",
    ],
    refund: 180,
    ...changes,
  };
}

/** Answers of an account in which there is something of everything. */
export function anAccount(): TestAnswers {
  return {
    myPolicies: () => ({ status: 200, data: [aPolicy()] }),
    myDrafts: () => ({
      status: 200,
      data: [{ ...myDrafts.examples.answers[200][0], kind: "travel-order" }],
    }),
    myClaims: () => ({ status: 200, data: [...myClaims.examples.answers[200]] }),
    myPayments: () => ({ status: 200, data: [...myPayments.examples.answers[200]] }),
    profile: () => ({ status: 200, data: profile.examples.answers[200] }),
    identityDocuments: () => ({ status: 200, data: [...identityDocuments.examples.answers[200]] }),
    addresses: () => ({ status: 200, data: [...addresses.examples.answers[200]] }),
    myPeople: () => ({ status: 200, data: [...myPeople.examples.answers[200]] }),
    myCars: () => ({
      status: 200,
      data: [
        ...myCars.examples.answers[200],
        {
          id: "c-1",
          markaTxt: "Самоделка",
          modelTxt: "1",
          carIssueYear: 2012,
          gosNomer: "7777BB02",
        },
      ],
    }),
    messageSettings: () => ({ status: 200, data: messageSettings.examples.answers[200] }),
    userSessions: () => ({ status: 200, data: [...userSessions.examples.answers[200]] }),
  };
}
