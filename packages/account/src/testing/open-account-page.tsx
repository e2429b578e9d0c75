import type { TestResponses } from "@sughurta/api-client/testing";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { AccountPage, type AccountPageProps } from "../account/account-page.tsx";
import { anAccount } from "./an-account.ts";
import { renderScreen } from "./render-screen.ts";

/** Renders the page of a signed-in customer; `show` opens a tab by its name. */
export async function openAccountPage(
  responses: TestResponses = {},
  place: Pick<AccountPageProps, "tab" | "onTab" | "renderPolicyNote"> = {},
) {
  const onClaim = vi.fn();
  const onInsureCar = vi.fn();
  const onSignOut = vi.fn(() => Promise.resolve());
  const onRemoved = vi.fn(() => Promise.resolve());
  const rendered = await renderScreen(
    <AccountPage
      {...place}
      links={{
        renewHref: ({ productSlug }) => `/buy/${productSlug}`,
        payHref: ({ policyNumber }) => `/pay/${policyNumber}`,
        draftHref: (kind) => `/draft/${kind}`,
        paymentHref: (id) => `/payment/${id}`,
        claimHref: (id) => `/claim/${id}`,
        shopHref: "/boxes",
        languageHref: (language) => `/account?lang=${language}`,
      }}
      today="2026-03-02"
      onClaim={onClaim}
      onInsureCar={onInsureCar}
      onSignedIn={() => {}}
      onSignOut={onSignOut}
      onRemoved={onRemoved}
    />,
    { ...anAccount(), ...responses },
  );
  const show = (name: string) => rendered.user.click(screen.getByRole("tab", { name }));
  return { ...rendered, onClaim, onInsureCar, onSignOut, onRemoved, show };
}
