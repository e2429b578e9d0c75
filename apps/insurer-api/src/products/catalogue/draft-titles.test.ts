import { expect, it } from "vitest";
import { draftTitles } from "./draft-titles.ts";

const sold = (code: string, slug: string, en: string) => ({
  code,
  slug,
  title: { ru: "", tg: "", en },
});

it("names drafts by their product, and by their programmes if those have no common name", () => {
  const titles = draftTitles(
    [
      sold("ECI", "individualnyy", "Casco “Individual”"),
      sold("ECI_P1", "eci-p1", "Casco: total loss"),
      sold("FAM_KIDS", "schit-semi", "Family shield"),
      sold("MCI_P1", "mtpl", "Compulsory insurance"),
      sold("SCI_P1", "standart", "Car “Standard”"),
      sold("SCI_P2", "komfort", "Car “Comfort”"),
      sold("TRAVEL", "travel", "Travel insurance"),
    ],
    "en",
  );
  expect(Object.fromEntries(titles)).toEqual({
    "motor-eci": "Casco “Individual”",
    "box-schit-semi": "Family shield",
    "motor-mtpl": "MTPL",
    "motor-sci": "Car “Standard”, Car “Comfort”",
    "travel-order": "Travel insurance",
  });
});
