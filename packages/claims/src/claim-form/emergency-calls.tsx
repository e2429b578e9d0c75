import { telHref } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Link } from "@sughurta/ui-kit";
import { claimsTexts } from "../texts/claims-texts.ts";

/** The emergency services of Tajikistan, the most likely first. */
const SERVICES = [
  ["ambulance", "103"],
  ["police", "102"],
  ["fire", "101"],
  ["rescue", "112"],
] as const;

/** Emergency call buttons, and the insurer: before any form. */
export function EmergencyCalls() {
  const { t } = useTexts(claimsTexts);
  const { supportPhone } = useInsurer();
  const calls = [...SERVICES, ["insurer", supportPhone] as const];
  return (
    <ul className="sg-calls" aria-label={t("calls.label")}>
      {calls.map(([whom, phone]) => (
        <li key={whom}>
          <Link
            look="plain"
            className="sg-calls__call"
            href={telHref(phone)}
            aria-label={`${phone}, ${t(`calls.${whom}`)}`}
          >
            <span className="sg-calls__phone">{phone}</span>{" "}
            <span className="sg-calls__whom">{t(`calls.${whom}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
