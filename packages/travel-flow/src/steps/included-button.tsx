import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Icon, Skeleton } from "@sughurta/ui-kit";
import { useState } from "react";
import { travelTexts } from "../texts/travel-texts.ts";

/** Opens the whole list of included services (S1 §2). */
export function IncludedButton() {
  const { t } = useTexts(travelTexts);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        className="sg-included-opener"
        variant="quiet"
        icon="info"
        onClick={() => setOpen(true)}
      >
        {t("included.open")}
      </Button>
      <Dialog
        open={open}
        title={t("included.title")}
        closeText={t("close")}
        onClose={() => setOpen(false)}
      >
        <LazyBoundary fallback={<Skeleton shape="card" />}>
          <IncludedList />
        </LazyBoundary>
      </Dialog>
    </div>
  );
}

function IncludedList() {
  const { t } = useTexts(travelTexts);
  return (
    <>
      <p>{t("included.lead")}</p>
      <ul className="sg-included">
        {INCLUDED_KEYS.map((key) => (
          <li key={key}>
            <Icon name="check" size="small" />
            {t(`included.${key}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Services covered by medical insurance, in the order of S1 §2. */
const INCLUDED_KEYS = [
  "virus",
  "outpatient",
  "doctorCall",
  "ambulance",
  "services",
  "diagnostics",
  "medicines",
  "fixation",
  "inpatient",
  "specialists",
  "surgery",
  "transport",
  "repatriation",
  "children",
  "visit",
] as const;
