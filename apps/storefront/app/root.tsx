import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { I18nProvider } from "@sughurta/i18n";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/root";
import { ConnectionGate } from "./navigation/connection-gate.tsx";
import { DayChange } from "./navigation/day-change.tsx";
import { LinkDelegation } from "./navigation/link-delegation.tsx";
import { PageChange } from "./navigation/page-change.tsx";
import { getServices } from "./services-context.server.ts";
import { BrowserSession } from "./session/browser-session.tsx";
import { loadShell } from "./shell/load-shell.server.ts";
import { PageFrame } from "./shell/page-frame.tsx";
import { ProblemPage } from "./shell/problem-page.tsx";
import { useShell } from "./shell/use-shell.ts";
import { KeepServerPage, markHydrated } from "./start/keep-server-page.tsx";
import type { RouteHandle } from "./start/route-texts.ts";
import shellStyles from "./styles/shell.css?url";
import { shellTexts } from "./texts/shell-texts.ts";

export const handle: RouteHandle = { texts: [shellTexts] };

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: shellStyles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-192.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(getServices(context));
}

/**
 * The shell is not reloaded during navigation, since a new language loads a new page; the same address is loaded again.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const language = shell?.language ?? DEFAULT_LANGUAGE;
  useEffect(markHydrated, []);
  return (
    <html lang={language} className="sughurta" data-theme="system" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1320" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
        {shell?.config.brand.colour ? <link rel="stylesheet" href="/brand.css" /> : null}
      </head>
      <body>
        <KeepServerPage>
          <I18nProvider language={language}>
            <BrowserSession language={language}>
              <PageFrame shell={shell}>{children}</PageFrame>
              <PageChange />
              <LinkDelegation />
              {shell ? <DayChange timeZone={shell.config.timeZone} /> : null}
              {shell ? <ConnectionGate supportPhone={shell.config.supportPhone} /> : null}
            </BrowserSession>
          </I18nProvider>
        </KeepServerPage>
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />;
}
