import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { callsAtRest } from "@sughurta/screen-testing";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { ClaimForm } from "../claim-form/claim-form.tsx";
import { PolicyCheckDialog } from "../policy-check/policy-check-dialog.tsx";
import { PolicyVerifyPage } from "../policy-check/policy-verify-page.tsx";
import { ClaimStatusPage } from "../status/claim-status-page.tsx";
import { aClaimProgress, aPolicyInfo } from "./builders.ts";
import { aFile, fill, openClaimForm, registered, sendClaim, TODAY } from "./open-claim-form.tsx";
import { renderScreen } from "./render-screen.ts";

const ID = aClaimProgress().id;
const own = { id: ID, policyNumber: "0000000013", note: "", createdAt: "2026-03-02T08:00:00Z" };
const away = () => {
  throw new NetworkError("away");
};
const responses: TestResponses = {
  checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
  myClaims: () => ({
    status: 200,
    data: [{ ...own, state: "underReview" as const, filesCount: 1 }],
  }),
  claimStatus: () => ({ status: 200, data: aClaimProgress() }),
  startClaimUpload: () => ({ status: 201, data: { id: "u-1" } }),
  continueClaimUpload: () => ({ status: 204, data: undefined }),
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const status = (claimId?: string) => (
  // The properties contain new functions on each render.
  <ClaimStatusPage claimHref="/losses" claimId={claimId} isSignedIn />
);
interface Page {
  readonly page: ReactNode;
  /** Rendered once the page is. */
  readonly text: RegExp;
  readonly changes?: TestResponses;
}
const scanned = <PolicyVerifyPage policyNumber="0000000013" />;
const pages: Readonly<Record<string, Page>> = {
  "a new claim": { page: <ClaimForm today={TODAY} onGoHome={() => {}} />, text: /Номер полиса/ },
  "the check of a policy": {
    page: <PolicyCheckDialog today="2026-03-02" open onClose={() => {}} onClaim={() => {}} />,
    text: /Номер полиса/,
  },
  "a policy that was scanned": { page: scanned, text: /Действует/ },
  "a scan without network": { page: scanned, text: /5511/, changes: { checkPolicy: away } },
  "one's claims": { page: status(), text: /3F2A-91BC/ },
  "a claim": { page: status(ID), text: /kitchen\.jpg/ },
  "a claim that cannot be had": {
    page: status(ID),
    text: /ещё раз/,
    changes: { claimStatus: away },
  },
};

describe("sends no requests at rest:", () => {
  it.each(Object.entries(pages))("%s", async (_, { page, text, changes }) => {
    const { client } = await renderScreen(page, { ...responses, ...changes });
    await screen.findAllByText(text);
    expect(await callsAtRest(client)).toEqual([]);
  });

  it("a claim to which a file was added", async () => {
    const { client, user, sent } = await renderScreen(status(ID), responses);
    await user.upload(await screen.findByLabelText(/Добавить файл/), aFile("смета.png"));
    expect(await screen.findByText("Все файлы у нас.")).toBeVisible();
    expect(await callsAtRest(client)).toEqual([]);
    expect(sent("claimStatus")).toHaveLength(2);
  });

  it("a claim that was registered with a file", async () => {
    const page = await openClaimForm();
    await fill(page, [aFile("кухня.png")]);
    await sendClaim(page);
    await registered();
    expect(await callsAtRest(page.client)).toEqual([]);
  });
});
