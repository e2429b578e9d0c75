import { useApiClient } from "@sughurta/api-client/react";
import { openStaffSale } from "@sughurta/contracts/draft";
import { translator, useLanguage, useTexts } from "@sughurta/i18n";
import { Alert, Button, Container, Spinner, Stack, useLatest } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import { clearDevice } from "../offline/clear-device.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import { useSessionKeeper } from "../session/browser-session.tsx";
import { staffSaleMemory } from "../staff-sale/staff-sale-memory.ts";
import { staffSaleTexts } from "../staff-sale/staff-sale-texts.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import type { Route } from "./+types/staff-sale";

export const handle: RouteHandle = { texts: [staffSaleTexts] };

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (_, { language }) => ({
    title: translator(language, staffSaleTexts)("title"),
    noIndex: true,
  }));

export function loader({ context }: Route.LoaderArgs) {
  getServices(context).keepOutOfCaches();
  return null;
}

/** Page of the desk's link: opens the order form as a new guest, whose orders the member of staff sells. */
export default function StaffSale() {
  const { t } = useTexts(staffSaleTexts);
  const language = useLanguage();
  const client = useApiClient();
  const keeper = useSessionKeeper();
  const token = useRef<string>(undefined);
  const hasBegun = useRef(false);
  // The same for each attempt: the link opens once, and a lost response is returned again.
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<{ readonly text: string; readonly canRetry: boolean }>();

  async function open() {
    setProblem(undefined);
    if (!token.current) return setProblem({ text: t("noLink"), canRetry: false });
    try {
      // Nothing of an earlier buyer may come into this order, and nothing of this one into theirs.
      if (!hasBegun.current) await clearDevice(keeper);
      hasBegun.current = true;
      const response = await client.send(openStaffSale, {
        body: { token: token.current },
        idempotencyKey: key,
      });
      if (response.status !== 200) {
        return setProblem({ text: response.data.message, canRetry: false });
      }
      const { path, seller, expiresAt } = response.data;
      staffSaleMemory.write({ seller, expiresAt });
      window.location.replace(`${path}?lang=${language}`);
    } catch {
      setProblem({ text: t("failed"), canRetry: true });
    }
  }

  const latest = useLatest(open);
  useEffect(() => {
    if (token.current !== undefined) return;
    const { hash, pathname, search } = window.location;
    token.current = new URLSearchParams(hash.slice(1)).get("sale") ?? "";
    window.history.replaceState(window.history.state, "", pathname + search);
    void latest.current();
  }, []);

  return (
    <Container className="sf-staff-sale">
      <Stack>
        <h1>{t("title")}</h1>
        {problem ? (
          <Alert
            tone="danger"
            live="assertive"
            actions={
              problem.canRetry ? (
                <Button variant="secondary" icon="refresh" onClick={() => void open()}>
                  {t("again")}
                </Button>
              ) : null
            }
          >
            {problem.text}
          </Alert>
        ) : (
          <Spinner label={t("opening")} />
        )}
      </Stack>
    </Container>
  );
}
