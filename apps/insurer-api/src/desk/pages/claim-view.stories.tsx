import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Context } from "hono";
import { LOCKED, OPEN } from "#src/desk/access/mask.ts";
import { aClaim } from "#src/desk/testing/a-claim.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { aPolicy } from "#src/desk/testing/a-policy.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, aMark, aNote, PRODUCTS, rowId } from "#src/desk/testing/story-rows.ts";
import { claimDeskTexts } from "#src/desk/texts/claim-texts.ts";
import type { Claim } from "#src/platform/database/schema/service.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { type ClaimFacts, type ClaimsFacts, claimsView, claimView } from "./claim-view.ts";

const meta = {
  title: "Desk/Claims",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Claims that wait for the insurer, and one of them." } },
  },
} satisfies Meta;
export default meta;

const claims = [aClaim(1), aClaim(2, { state: "underReview", fullName: "Юсупов Далер" })];

const TERMS: ClaimFacts["terms"] = {
  policy: aPolicy(1),
  cover: ["Врач, лекарства и больница", "Потеря багажа и задержка багажа дольше 48 часов"],
  conditions: ["Где действует: весь мир, кроме Таджикистана", "Не покрывает: спорт и восхождения"],
};

const aFile: ClaimFacts["files"][number] = {
  id: rowId(9),
  claimId: aClaim(2).id,
  name: "akt-bagazh.pdf",
  storedAs: "akt-bagazh.pdf",
  mediaType: "application/pdf",
  sizeBytes: 48_120,
  sha256: "",
  state: "clean",
  createdAt: AT,
};

const MONEY: ClaimFacts["money"] = {
  insured: { diram: 15_000_00, per: "policy" },
  earlierDiram: 2_400_00,
  leftDiram: 12_600_00,
};

const aPayout: ClaimFacts["proposals"][number] = {
  id: rowId(8),
  kind: "payout",
  key: `claim:${aClaim(2).id}`,
  subject: `claim:${aClaim(2).id}`,
  change: { claimId: aClaim(2).id, paidDiram: 9_800_00, message: "" },
  state: "proposed",
  proposedBy: "farrukh",
  reason: "9 800 TJS: по смете мастерской",
  proposedAt: AT,
  decidedBy: null,
  decidedAt: null,
};

/** A claim in progress, with texts in the language of the request. */
function oneClaim(context: Context): ClaimFacts {
  const { states } = claimDeskTexts[pageLanguage(context)];
  return {
    shown: aClaim(2, { state: "underReview" }),
    files: [aFile],
    terms: TERMS,
    money: MONEY,
    aloneDiram: 5_000_00,
    decision: undefined,
    proposals: [],
    timeline: [
      { at: AT, what: states.registered, secret: "Пропал чемодан" },
      { at: AT, what: states.underReview, who: "farrukh", note: "Запросили акт у перевозчика" },
    ],
    handling: { handler: "farrukh", colleagues: ["farrukh", "zarina"] },
    marks: [aMark({ kind: "earlyClaim", claimId: aClaim(2).id, details: { days: 1 } })],
    notes: [aNote(`claim:${aClaim(2).id}`, "Ждём оригинал акта, обещали к пятнице")],
  };
}

const page = (shown: readonly Claim[]): ClaimsFacts => ({
  ...aListPage(shown),
  handlers: new Map([[aClaim(2).id, "farrukh"]]),
  products: PRODUCTS,
});

export const Waiting: StoryObj = deskStory({
  path: "/claims",
  respond: (context) => claimsView(aDeskRequest(context), page(claims)),
});

export const NothingWaits: StoryObj = deskStory({
  path: "/claims",
  respond: (context) => claimsView(aDeskRequest(context), page([])),
});

export const Masked: StoryObj = deskStory({
  path: "/claims/2",
  respond: (context) => claimView(aDeskRequest(context), oneClaim(context)),
});

export const PapersAreToBeNamed: StoryObj = deskStory({
  path: "/claims/2?problem=claimPapersUnnamed",
  respond: (context) => claimView(aDeskRequest(context, OPEN), oneClaim(context)),
});

export const PayoutIsProposed: StoryObj = deskStory({
  path: "/claims/2",
  respond: (context) =>
    claimView(aDeskRequest(context, OPEN), { ...oneClaim(context), proposals: [aPayout] }),
});

export const DecisionCanBeWithdrawn: StoryObj = deskStory({
  path: "/claims/2",
  respond: (context) =>
    claimView(aDeskRequest(context, OPEN), {
      ...oneClaim(context),
      shown: aClaim(2, { state: "paid", paidDiram: 3_200_00, reserveDiram: 4_000_00 }),
      decision: { announceAt: AT, isPending: true },
    }),
});

export const SeenByAuditor: StoryObj = deskStory({
  path: "/claims/2",
  roles: ["auditor"],
  respond: (context) => claimView(aDeskRequest(context, LOCKED, ["auditor"]), oneClaim(context)),
});
