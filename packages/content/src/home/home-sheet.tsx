import { addDays } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ProductPattern, QrCode } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";

/** Term of the specimen, and what is left of it. */
const DAYS = 30;
const DAYS_LEFT = 28;
const NUMBER = "1000 234 567";

/** A specimen of a policy: name, term, number and code, as a visitor will have it. */
export function HomeSheet({ today }: { readonly today: string }) {
  const { t, format } = useTexts(contentTexts.home);
  const { supportPhone } = useInsurer();
  const begin = addDays(today, DAYS_LEFT - DAYS);
  const end = addDays(today, DAYS_LEFT - 1);
  const facts = [
    ["insured", t("home.sheetInsured"), t("home.sheetName")],
    ["term", t("home.sheetTerm"), `${format.date(begin)} – ${format.date(end)}`],
    ["number", t("home.sheetNumber"), NUMBER],
  ] as const;
  return (
    <div className="sg-policy-sheet">
      <ProductPattern family="trip" />
      <div className="sg-policy-sheet__body">
        <div className="sg-policy-sheet__head">
          <div className="sg-policy-sheet__state">{t("home.sheetState")}</div>
          <p className="sg-policy-sheet__title">{t("home.sheetTitle")}</p>
        </div>
        <div className="sg-policy-sheet__left">
          <p>{t("home.sheetLeft", { count: DAYS_LEFT })}</p>
          <svg className="sg-policy-sheet__bar" width="100%" height="6" aria-hidden="true">
            <rect
              className="sg-policy-sheet__bar-left"
              width={`${(100 * DAYS_LEFT) / DAYS}%`}
              height="6"
              rx="3"
            />
          </svg>
        </div>
        <div className="sg-policy-sheet__about">
          <dl className="sg-policy-sheet__facts">
            {facts.map(([key, label, value]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="sg-policy-sheet__code">
            <QrCode value={`tel:${supportPhone}`} label={t("home.sheetCode")} />
          </div>
        </div>
      </div>
    </div>
  );
}
