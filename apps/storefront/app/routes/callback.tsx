import { formTexts } from "@sughurta/forms";
import { translator } from "@sughurta/i18n";
import { data } from "react-router";
import { CALLBACK_STATUSES } from "../callback/callback-outcome.ts";
import { CallbackScreen } from "../callback/callback-screen.tsx";
import { plainCallbackTexts } from "../callback/plain-callback-texts.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
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
  const { callback: outcome, config } = servicesOf(context);
  const shown = { outcome, supportPhone: config.supportPhone };
  return data(shown, { status: outcome ? CALLBACK_STATUSES[outcome.kind] : 200 });
}

export default function Callback({ loaderData }: Route.ComponentProps) {
  return <CallbackScreen {...loaderData} />;
}
