import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import { formTexts, InsurerProvider } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { anInsurer } from "@sughurta/forms/testing";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { act, type RenderResult, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";

/**
 * Creates a function that renders a screen with these texts, in Russian, with a client that responds from functions.
 */
export function screenRenderer(texts: Parameters<typeof preloadTexts>[1]) {
  return async (screen: ReactNode, responses: TestResponses = {}) => {
    await preloadTexts("ru", [...texts, formTexts, peopleTexts]);
    const client = createTestClient(responses);
    const page = (
      <I18nProvider language="ru">
        <ApiClientProvider client={client}>
          <InsurerProvider insurer={anInsurer()}>
            <Suspense>{screen}</Suspense>
          </InsurerProvider>
        </ApiClientProvider>
      </I18nProvider>
    );
    const view: RenderResult = await act(async () => render(page));
    const sent = (name: string) => client.requests.filter((request) => request.name === name);
    return { client, sent, view, user: userEvent.setup({ delay: null }) };
  };
}
