import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { type RenderResult, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { checkoutTexts } from "../texts/checkout-texts.ts";

/** Renders a screen in Russian with a client that answers from functions. */
export async function renderScreen(screen: ReactNode, answers: TestAnswers = {}) {
  await preloadTexts("ru", [checkoutTexts]);
  const client = createTestClient(answers);
  const view: RenderResult = render(
    <I18nProvider language="ru">
      <ApiClientProvider client={client}>
        <Suspense>{screen}</Suspense>
      </ApiClientProvider>
    </I18nProvider>,
  );
  return { client, view, user: userEvent.setup() };
}
