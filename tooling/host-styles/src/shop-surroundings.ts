import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient } from "@sughurta/api-client/testing";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { StyleRoot } from "@sughurta/ui-kit";
import { createElement, Fragment, type ReactNode } from "react";
import { prerender } from "react-dom/static";

export const TODAY = "2026-03-02";

const INSURER = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: "#rules",
  privacyHref: "#privacy",
};

/** Our components within one root, as rendered by a server. */
export async function renderInRoot(id: string, ...parts: readonly ReactNode[]): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    inSurroundings(id, parts),
    // Rendered completely, with all suspended content.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

function inSurroundings(id: string, parts: readonly ReactNode[]): ReactNode {
  return createElement(
    StyleRoot,
    { id },
    createElement(I18nProvider, {
      language: "ru",
      children: createElement(ApiClientProvider, {
        client: createTestClient({}),
        children: createElement(InsurerProvider, {
          insurer: INSURER,
          children: createElement(Fragment, null, ...parts),
        }),
      }),
    }),
  );
}
