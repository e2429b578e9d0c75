import { TRAVELLER_HEADINGS } from "@sughurta/domain/travel";
import { useLanguage, useTexts } from "@sughurta/i18n";
import { Button, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import type { TravellerList } from "./listed-people.ts";
import { travellersFileTexts } from "./travellers-file-texts.ts";

/** Rows of a list that are shown at once. */
const ROWS_AT_ONCE = 20;

/** A long list in steps: the visible rows, the number of hidden ones, and a function that shows more. */
export function useRowsInSteps<Row>(rows: readonly Row[]) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  return {
    visible: rows.slice(0, shown),
    hidden: Math.max(0, rows.length - shown),
    showMore: () => setShown(shown + ROWS_AT_ONCE),
  };
}

/** What to correct in a file, by row and column. */
export function ListFaults({ faults }: Pick<TravellerList, "faults">) {
  const { t } = useTexts(travellersFileTexts);
  const language = useLanguage();
  const { visible, hidden, showMore } = useRowsInSteps(faults);
  if (faults.length === 0) return null;
  return (
    <Stack gap="sm">
      <h3>{t("faults")}</h3>
      <p>{t("faultsHint")}</p>
      <ul aria-label={t("faults")}>
        {visible.map(({ row, column, message }) => (
          <li key={`${row} ${column}`}>
            {t("fault", { row, column: TRAVELLER_HEADINGS[language][column], message })}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="quiet" onClick={showMore}>
          {t("more", { count: hidden })}
        </Button>
      ) : null}
    </Stack>
  );
}
