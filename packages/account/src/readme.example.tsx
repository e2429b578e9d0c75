import { LoginDialog } from "@sughurta/account";
import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import type { Tokens } from "@sughurta/contracts";
import { I18nProvider } from "@sughurta/i18n";
import { Suspense } from "react";

type LoginProps = { client: ApiClient; onSignedIn: (tokens: Tokens) => void; onClose: () => void };

export function Login({ client, onSignedIn, onClose }: LoginProps) {
  return (
    <I18nProvider language="ru">
      <ApiClientProvider client={client}>
        <Suspense fallback={null}>
          <LoginDialog open onClose={onClose} onSignedIn={onSignedIn} />
        </Suspense>
      </ApiClientProvider>
    </I18nProvider>
  );
}
