import type { TestResponses } from "@sughurta/api-client/testing";
import {
  addresses,
  identityDocuments,
  messageSettings,
  myPeople,
  profile,
} from "@sughurta/contracts/account";
import { myClaims } from "@sughurta/contracts/claim";
import { myDrafts } from "@sughurta/contracts/draft";
import { myCars } from "@sughurta/contracts/motor";
import { myPayments, type RestToPay } from "@sughurta/contracts/payment";
import type { MyPolicy } from "@sughurta/contracts/policy";
import type { InstalmentPlan } from "@sughurta/contracts/policy-changes";
import { userSessions } from "@sughurta/contracts/session";

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
      "Травмы и ожоги каждого, от рождения до 75 лет.",
      "Скорая помощь и дорога до больницы.",
      "Вызов врача на дом: два раза за год.",
    ],
    refund: 180,
    correctable: {
      lastName: "Саидова",
      firstName: "Мадина",
      patronymic: "",
      email: "madina@example.tj",
      corrections: 0,
    },
    ...changes,
  };
}

/** A policy of which the second part is to be paid. */
export function aPlan(changes: Partial<InstalmentPlan> = {}): InstalmentPlan {
  return {
    policyNumber: "0000000013",
    policyType: "car",
    policyId: "5c1d",
    title: "Каско",
    instalments: [
      { part: 1, sumPrem: 1500, dueOn: "2026-03-02", paidOn: "2026-03-02" },
      { part: 2, sumPrem: 750, dueOn: "2026-04-02" },
    ],
    ...changes,
  };
}

/** The rest of a price that can be paid. */
export function aRest(changes: Partial<RestToPay> = {}): RestToPay {
  return {
    ...{ state: "open", policyType: "box", policyId: "5c1d", title: "Щит семьи" },
    ...{ received: 200, sumPrem: 25, dueOn: "2026-03-05", operators: ["payler", "qr"] },
    ...changes,
  };
}

/** Responses of an account with every kind of content. */
export function anAccount(): TestResponses {
  return {
    myPolicies: () => ({ status: 200, data: [aPolicy()] }),
    myDrafts: () => ({
      status: 200,
      data: [
        {
          ...myDrafts.examples.responses[200][0],
          kind: "travel-order",
          title: "Полис для поездки · Турция, 7 дней",
        },
      ],
    }),
    myClaims: () => ({ status: 200, data: [...myClaims.examples.responses[200]] }),
    myPayments: () => ({ status: 200, data: [...myPayments.examples.responses[200]] }),
    profile: () => ({ status: 200, data: profile.examples.responses[200] }),
    identityDocuments: () => ({
      status: 200,
      data: [...identityDocuments.examples.responses[200]],
    }),
    addresses: () => ({ status: 200, data: [...addresses.examples.responses[200]] }),
    myPeople: () => ({ status: 200, data: [...myPeople.examples.responses[200]] }),
    myCars: () => ({
      status: 200,
      data: [
        ...myCars.examples.responses[200],
        {
          id: "c-1",
          markaTxt: "Самоделка",
          modelTxt: "1",
          carIssueYear: 2012,
          gosNomer: "7777BB02",
        },
      ],
    }),
    messageSettings: () => ({ status: 200, data: messageSettings.examples.responses[200] }),
    userSessions: () => ({ status: 200, data: [...userSessions.examples.responses[200]] }),
  };
}
