import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import type { AddedPeople } from "./listed-people.ts";
import { travellersFileTexts } from "./travellers-file-texts.ts";

/** What was added, and what to compare with the passports. */
export function AddedNotice({ count, spelled }: AddedPeople) {
  const { t } = useTexts(travellersFileTexts);
  return (
    <Alert tone={spelled ? "warning" : "success"}>
      {t("added", { count })} {spelled ? t("addedSpelled") : null}
    </Alert>
  );
}
