import type { BoxInsured, InsuredAges } from "@sughurta/domain/box";
import type { ServerFieldMap, ZodForm } from "@sughurta/forms";
import type { Translate } from "@sughurta/i18n";
import type { SummaryRow } from "@sughurta/ui-kit";
import type { ComponentType } from "react";
import type { InsuredTexts } from "#src/texts/insured-texts.ts";
import type { BoxOrderValues, InsuredValues } from "../box-order-values.ts";

/** What the rules of what a box insures depend on. */
export interface InsuredRules {
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Months that the box covers. */
  readonly activeMonths: number;
  /** Ages of everybody whom the box insures; any where it does not say (SPEC-95). */
  readonly insuredAges?: InsuredAges | undefined;
  /** The terms of the box ask the buyer for a declaration. */
  readonly asksDeclaration: boolean;
}

export interface InsuredFieldsProps {
  readonly form: ZodForm<BoxOrderValues>;
  readonly rules: InsuredRules;
}

/** What an order asks of one kind of thing that boxes insure (SPEC-65). */
export interface InsuredPart {
  /** What follows from a change. */
  readonly onChangeEffects?: (before: BoxOrderValues, after: BoxOrderValues) => BoxOrderValues;
  /** What was filled in, as the service takes it. */
  readonly toInsured: (values: InsuredValues) => BoxInsured;
  /** Field of the form for each key of the service that has another name there. */
  readonly serverFields: ServerFieldMap;
  /** What is insured, in a summary; nothing until it is named. */
  readonly rows: (values: InsuredValues, t: Translate<InsuredTexts>) => readonly SummaryRow[];
  /** Asked before the holder; people come after, since the buyer may be one of them. */
  readonly place: "beforeHolder" | "afterHolder";
  readonly Fields: ComponentType<InsuredFieldsProps>;
}
