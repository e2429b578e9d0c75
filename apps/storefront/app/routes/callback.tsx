import { telHref, waitText } from "@sughurta/domain";
import { formTexts, phone, schemaErrors, useErrorMessage } from "@sughurta/forms";
import { translator, useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink, Container, Stack } from "@sughurta/ui-kit";
import { data } from "react-router";
import * as z from "zod/mini";
import { CALLBACK_STATUSES, type CallbackOutcome } from "../callback/callback-outcome.ts";
import { PlainCallbackForm } from "../callback/plain-callback-form.tsx";
import { plainCallbackTexts } from "../callback/plain-callback-texts.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import type { Route } from "./+types/callback";

export const handle: RouteHandle = { texts: [plainCallbackTexts, formTexts] };

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (_, { language }) => ({
    title: translator(language, plainCallbackTexts)("title"),
    noIndex: true,
  }));

/** The form; after its POST, which the server handles before it renders, the outcome too. */
export function loader({ context }: Route.LoaderArgs) {
  const { callback: outcome, config } = getServices(context);
  const shown = { outcome, supportPhone: config.supportPhone };
  return data(shown, { status: outcome ? CALLBACK_STATUSES[outcome.kind] : 200 });
}

export default function Callback({ loaderData }: Route.ComponentProps) {
  return <CallbackScreen {...loaderData} />;
}

const schema = z.object({ phone });

export interface CallbackScreenProps {
  /** Undefined before the form is sent. */
  outcome: CallbackOutcome | undefined;
  supportPhone: string;
}

/** The callback form on a page of its own, with the result of the last submission. */
function CallbackScreen({ outcome, supportPhone }: CallbackScreenProps) {
  const { t, language } = useTexts(plainCallbackTexts);
  const getMessage = useErrorMessage();
  const typed = outcome?.kind === "mistyped" ? outcome.typed : undefined;
  const { phone: error } = typed === undefined ? {} : schemaErrors(schema, { phone: typed });
  const isDone = outcome?.kind === "requestRegistred" || outcome?.kind === "errorExist";
  const wait = outcome?.kind === "tooMany" ? waitText(outcome.waitSeconds, language) : "";
  return (
    <Container className="sf-callback">
      <Stack>
        <h1>{t("title")}</h1>
        {outcome ? (
          <Alert tone={outcome.kind === "requestRegistred" ? "success" : "danger"} live="assertive">
            {t(outcome.kind, { phone: supportPhone, wait })}
          </Alert>
        ) : null}
        {isDone ? null : (
          <PlainCallbackForm
            fieldId="callback-phone"
            typed={typed}
            error={error && getMessage(error)}
          />
        )}
        <ButtonLink variant="secondary" icon="phone" href={telHref(supportPhone)}>
          {t("call", { phone: supportPhone })}
        </ButtonLink>
        {isDone ? (
          <ButtonLink variant="secondary" href="/">
            {t("home")}
          </ButtonLink>
        ) : null}
      </Stack>
    </Container>
  );
}
