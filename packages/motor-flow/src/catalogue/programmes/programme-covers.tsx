import { useTexts } from "@sughurta/i18n";
import { Icon, type IconName } from "@sughurta/ui-kit";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";

/** Risks of a car, in the order of a journey from the yard to abroad (S2 §1, §2). */
export const CAR_RISKS = ["fled", "own", "glass", "nature", "theft", "abroad"] as const;

/** A risk of a car. */
export type CarRisk = (typeof CAR_RISKS)[number];

/** Whether a programme pays: always, as the buyer's option, or not. */
export type CoverState = "paid" | "chosen" | "unpaid";

/** Product codes of the four programmes of the catalogue (S2 §1). */
const PROGRAMMES = ["SCI_P1", "SCI_P2", "SCI_P3", "ECI"] as const;

/** One programme of the catalogue. */
export type Programme = (typeof PROGRAMMES)[number];

/** Risks covered by each programme; the texts of the content service are the same. */
export const PROGRAMME_COVERS: Readonly<Record<Programme, Readonly<Record<CarRisk, CoverState>>>> =
  {
    SCI_P1: getCovers({ fled: "paid" }),
    SCI_P2: getCovers({ fled: "paid", own: "paid", glass: "paid" }),
    SCI_P3: getCovers({ fled: "paid", own: "paid", glass: "paid", nature: "paid", theft: "paid" }),
    ECI: getCovers({
      fled: "chosen",
      own: "chosen",
      glass: "chosen",
      nature: "chosen",
      theft: "chosen",
    }),
  };

/** The programme of a product code, or `undefined` for other car products. */
export function getProgramme(productCode: string): Programme | undefined {
  return PROGRAMMES.find((code) => code === productCode);
}

function getCovers(covers: Partial<Record<CarRisk, CoverState>>): Record<CarRisk, CoverState> {
  const unpaid = { fled: "unpaid", own: "unpaid", glass: "unpaid" } as const;
  // A green card can be added to each of them.
  return { ...unpaid, nature: "unpaid", theft: "unpaid", abroad: "chosen", ...covers };
}

const STATE_ICONS: Readonly<Record<CoverState, IconName>> = {
  paid: "check",
  chosen: "plus",
  unpaid: "close",
};

/** Whether a programme pays, as a mark and in words. */
export function CoverMark({ state }: { readonly state: CoverState }) {
  const { t } = useTexts(motorPagesTexts);
  return (
    <span className={`sg-motor-cover sg-motor-cover--${state}`}>
      <Icon name={STATE_ICONS[state]} size="small" />
      <span>{t(`programmes.states.${state}`)}</span>
    </span>
  );
}
