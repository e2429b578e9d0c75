import { LoginDialog } from "@sughurta/account";
import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import type { Tokens } from "@sughurta/contracts/session";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { StyleRoot } from "@sughurta/ui-kit";
import { Suspense } from "react";

const insurer = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: "/rules",
  privacyHref: "/politics",
};

type LoginProps = { client: ApiClient; onSignedIn: (tokens: Tokens) => void; onClose: () => void };

export function Login({ client, onSignedIn, onClose }: LoginProps) {
  return (
    <StyleRoot lang="ru">
      <I18nProvider language="ru">
        <ApiClientProvider client={client}>
          <InsurerProvider insurer={insurer}>
            <Suspense fallback={null}>
              <LoginDialog open onClose={onClose} onSignedIn={onSignedIn} />
            </Suspense>
          </InsurerProvider>
        </ApiClientProvider>
      </I18nProvider>
    </StyleRoot>
  );
}
