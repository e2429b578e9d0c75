import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import {
  type MotorLinks,
  type MotorQuickAnswers,
  MotorQuickQuote,
  MtplOrder,
} from "@sughurta/motor-flow";
import { StyleRoot } from "@sughurta/ui-kit";
import { Suspense, useState } from "react";

const insurer = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: "https://insurer.example/rules",
  privacyHref: "https://insurer.example/politics",
};

const links: MotorLinks = {
  offices: "https://insurer.example/offices",
  order: () => undefined,
};

type MotorPageProps = {
  client: ApiClient;
  today: string;
  onResult: (paymentId: string | undefined) => void;
};

export function MotorPage({ client, today, onResult }: MotorPageProps) {
  const [answers, setAnswers] = useState<MotorQuickAnswers>();
  return (
    <StyleRoot lang="tg">
      <I18nProvider language="tg">
        <ApiClientProvider client={client}>
          <InsurerProvider insurer={insurer}>
            <Suspense fallback="…">
              {answers ? (
                <MtplOrder
                  links={links}
                  today={today}
                  initialAnswers={answers}
                  paymentOrigins={["https://pay.example"]}
                  onResult={onResult}
                />
              ) : (
                <MotorQuickQuote today={today} onContinue={setAnswers} />
              )}
            </Suspense>
          </InsurerProvider>
        </ApiClientProvider>
      </I18nProvider>
    </StyleRoot>
  );
}
