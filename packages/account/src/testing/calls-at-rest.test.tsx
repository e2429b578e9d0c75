import { NetworkError } from "@sughurta/api-client";
import { callsAtRest } from "@sughurta/screen-testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AccountPage } from "../account/account-page.tsx";
import { OpenAccount } from "../after-payment/open-account.tsx";
import { PayPage } from "../pay/pay-page.tsx";
import { RenewPage } from "../renewal/renew-page.tsx";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { anAccount } from "./an-account.ts";
import { renderScreen } from "./render-screen.ts";

const away = () => {
  throw new NetworkError("away");
};

/** The account with the properties of a page: new functions on each render. */
const account = (tab?: string) => (
  <AccountPage
    links={{
      renewHref: () => "/renew",
      draftHref: () => "/order",
      paymentHref: () => "/success",
      shopHref: "/boxes",
      languageHref: () => "/account",
    }}
    tab={tab}
    today="2026-03-02"
    onClaim={() => {}}
    onInsureCar={() => {}}
    onSignedIn={() => {}}
    onSignOut={() => Promise.resolve()}
    onRemoved={() => Promise.resolve()}
  />
);

describe("sends no requests at rest:", () => {
  it.each([
    ["policies", "Щит семьи"],
    ["records", "Оплачено"],
    ["people", "Саидов"],
    ["profile", "Документы"],
    ["messages", "Что вам присылать"],
    ["security", "Где вы вошли"],
  ])("the part %s of the account", async (tab, text) => {
    const { client } = await renderScreen(account(tab), anAccount());
    await screen.findAllByText(new RegExp(text));
    expect(await callsAtRest(client)).toEqual([]);
  });

  it("an unavailable account", async () => {
    const { client } = await renderScreen(account(), { ...anAccount(), myPolicies: away });
    await screen.findByRole("button", { name: "Попробовать ещё раз" });
    expect(await callsAtRest(client)).toEqual([]);
  });

  it.each([
    ["signing in", <SignInPage onSignedIn={() => {}} key="1" />],
    ["registration", <SignInPage onSignedIn={() => {}} initialStage="register" key="2" />],
    ["the offer of an account", <OpenAccount paymentId="77aa" onSignedIn={() => {}} key="3" />],
    [
      "a renewal that is locked",
      <RenewPage
        policyNumber="0000000013"
        begin={() => Promise.resolve({ href: "/order", isNew: true })}
        onBegun={() => {}}
        policyHref={(number) => `/policy/${number}`}
        key="4"
      />,
    ],
    [
      "parts of a policy that is locked",
      <PayPage policyNumber="0000000013" allowedOrigins={[]} onResult={() => {}} key="5" />,
    ],
  ])("%s", async (_, page) => {
    const locked = () => ({ status: 204 as const, data: undefined });
    const { client } = await renderScreen(page, {
      policyRenewal: locked,
      policyInstalments: locked,
    });
    await screen.findAllByRole("button");
    expect(await callsAtRest(client)).toEqual([]);
  });
});
