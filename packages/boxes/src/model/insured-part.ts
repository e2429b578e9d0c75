import {
  type BoxInsured,
  boxCover,
  type InsuredAges,
  insuredTripDates,
} from "@sughurta/domain/box";
import type { LoadPassportReader } from "@sughurta/domain/person";
import type { ServerFieldMap, ZodForm } from "@sughurta/forms";
import type { Translate } from "@sughurta/i18n";
import type { SummaryRow } from "@sughurta/ui-kit";
import type { ComponentType } from "react";
import type { InsuredTexts } from "#src/texts/boxes-texts.ts";
import type { BoxOrderValues, InsuredValues } from "./box-order-values.ts";

/** Together never longer than the maximum of an address, and long enough for one. */
export const HOME_MAX_LENGTH = { city: 60, street: 60, house: 12, flat: 8 } as const;

/** Room for spaces and dashes, which are typed and not sent. */
export const PLATE_MAX_LENGTH = 20;

/** Input of the rules of a box's insured people or things. */
export interface InsuredRules {
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Months that the box covers. */
  readonly activeMonths: number;
  /** Ages of all insured people of the box; any by default (SPEC-95). */
  readonly insuredAges?: InsuredAges | undefined;
  /** The terms of the box require a declaration of the buyer. */
  readonly asksDeclaration: boolean;
}

export interface InsuredFieldsProps {
  readonly form: ZodForm<BoxOrderValues>;
  readonly rules: InsuredRules;
  /** Loads the reader of passports, once the buyer has interacted. */
  readonly passportReader: LoadPassportReader | undefined;
}

/** The form part of one kind of insured people or things (SPEC-65). */
export interface InsuredPart {
  /** Effects of a change. */
  readonly onChangeEffects?: (before: BoxOrderValues, after: BoxOrderValues) => BoxOrderValues;
  /** The values in wire format. */
  readonly toInsured: (values: InsuredValues) => BoxInsured;
  /** Field of the form for each key of the service with another name. */
  readonly serverFields: ServerFieldMap;
  /** The insured people or things, in a summary; nothing while they are empty. */
  readonly rows: (values: InsuredValues, t: Translate<InsuredTexts>) => readonly SummaryRow[];
  /** Shown before the holder; people come after, since the buyer may be one of them. */
  readonly place: "beforeHolder" | "afterHolder";
  readonly Fields: ComponentType<InsuredFieldsProps>;
}

/** The last day that the box covers, ISO. */
export function lastDay({ today, activeMonths }: InsuredRules): string {
  return boxCover(today, activeMonths).endDate;
}

/** The days on which a trip may begin and end. */
export function tripDates(rules: InsuredRules) {
  return insuredTripDates(rules.today, lastDay(rules));
}
