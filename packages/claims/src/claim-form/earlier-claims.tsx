import { useApiClient } from "@sughurta/api-client/react";
import { useTexts } from "@sughurta/i18n";
import { Heading, Link } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { readClaimNumbers } from "../stored-claims/claim-numbers.ts";
import { claimsTexts } from "../texts/claims-texts.ts";

/** The claims made in this browser, with links to their status. */
export function EarlierClaims({ statusHref }: { readonly statusHref: string | undefined }) {
  const client = useApiClient();
  const { t } = useTexts(claimsTexts);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  // The server does not know this browser.
  useEffect(() => setNumbers(readClaimNumbers(client)), [client]);
  if (numbers.length === 0) return null;
  return (
    <section>
      <Heading level={2} className="sg-claim__heading">
        {t("earlier.title")}
      </Heading>
      <p className="sg-claim__numbers">{numbers.join(", ")}</p>
      {statusHref ? <Link href={statusHref}>{t("earlier.status")}</Link> : null}
    </section>
  );
}
