import { choosesBeginDate, isMotorProgram, type MotorChoice } from "@sughurta/domain/motor";
import type { BrowserPart, DraftDefinition } from "@sughurta/order/draft";
import type { OrderPart } from "../model/order-definition.ts";
import { applyOrderEffects } from "../model/order-effects.ts";
import {
  type DriverValues,
  type MotorOrderValues,
  newDriver,
  newMotorOrder,
} from "../model/order-values.ts";
import { COVER_FIELDS, getQuickAnswers, withQuickAnswers } from "../model/quick-answers.ts";
import { hasBeginPassed } from "../model/to-motor-payload.ts";
import { motorDraftNames } from "./discard-draft.ts";

const CHOICE_FIELDS = [
  ...COVER_FIELDS,
  "programBeforeAge",
  "sumBeforeCar",
  "gosNomerConfirmed",
  "color",
] as const;

const IDENTITY_FIELDS = [
  "gosNomer",
  "vin",
  "bodyNumber",
  "registrSvidet",
  "inn",
  "city",
  "holderFullName",
  "holderLastname",
  "holderFirstname",
  "holderPatronymic",
  "holderBirthday",
  "holderGender",
  "holderPhone",
  "holderEmail",
  "holderDocType",
  "holderDocSeries",
  "holderDocNumber",
  "holderDocValidTo",
  "holderIssueDate",
  "holderIssueInstitution",
  "holderAddress",
] as const;

/** Identifies a car: filled in as a whole where a known car is insured again. */
const VEHICLE_FIELDS = [
  "vehicleType",
  "carMark",
  "carModel",
  "isTyped",
  "markaTxt",
  "modelTxt",
  "carIssueYear",
  "carBodyType",
  "gosNomer",
  "vin",
  "bodyNumber",
  "registrSvidet",
  "color",
] as const;

/** A known car has a model, which the quick quote does not have. */
const hasModel = ({ carModel, modelTxt }: MotorOrderValues) => carModel !== "" || modelTxt !== "";

/** Choices about the car and its cover, without data that identifies the owner (SPEC-30). */
export type StoredChoices = Partial<Pick<MotorOrderValues, (typeof CHOICE_FIELDS)[number]>>;

/** Owner of the car, its numbers, and its drivers. */
export type StoredIdentity = Partial<Pick<MotorOrderValues, (typeof IDENTITY_FIELDS)[number]>> & {
  readonly drivers: readonly Partial<DriverValues>[];
};

/** Parts of a half-filled motor order. */
export interface MotorDraftTypes {
  values: MotorOrderValues;
  part: OrderPart;
  choices: StoredChoices;
  identity: StoredIdentity;
}

/** Fields whose values have the types of an untouched order. */
function pickFields(kept: object, fields: readonly string[], example: object): object {
  const kinds = new Map<string, unknown>(Object.entries(example));
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([field, value]) => fields.includes(field) && typeof value === typeof kinds.get(field),
    ),
  );
}

function pick<Field extends keyof MotorOrderValues>(
  values: MotorOrderValues,
  fields: readonly Field[],
): Pick<MotorOrderValues, Field> {
  // The entries have the declared type.
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<
    MotorOrderValues,
    Field
  >;
}

/** Stored values fill only fields with their initial value. */
function withoutLoss<Values extends object>(
  values: Values,
  untouched: Values,
  kept: object,
): Values {
  const now = new Map<string, unknown>(Object.entries(values));
  const begun = new Map<string, unknown>(Object.entries(untouched));
  const free = Object.entries(kept).filter(([field]) => now.get(field) === begun.get(field));
  return { ...values, ...Object.fromEntries(free) };
}

/** Whether two orders have the same car, cover and people; agreements are not compared, since they are given again. */
function isSameChoice(one: MotorOrderValues, other: MotorOrderValues): boolean {
  return ([...CHOICE_FIELDS, ...IDENTITY_FIELDS, "drivers"] as const).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}

function withIdentity(
  values: MotorOrderValues,
  untouched: MotorOrderValues,
  { drivers, ...identity }: StoredIdentity,
): MotorOrderValues {
  const whole = withoutLoss(values, untouched, identity);
  const listed = drivers.map((kept, place) => {
    const uid = String(place + 1);
    return withoutLoss(values.drivers[place] ?? newDriver(uid), newDriver(uid), kept);
  });
  return { ...whole, drivers: listed.length > 0 ? listed : values.drivers };
}

/** The draft of a motor order, with choices stored in the browser. */
export type MotorDraft = DraftDefinition<MotorDraftTypes> & {
  readonly browserPart: BrowserPart<MotorDraftTypes>;
};

/**
 * Where a half-filled order of a kind of motor insurance is stored, and how it is restored (SPEC-30). The programme of
 * the address wins over that of an older draft (SPEC-58).
 */
export function defineMotorDraft(choice: MotorChoice): MotorDraft {
  const { product, program: asked } = choice;
  const newOrder = (today: string) => newMotorOrder(choice, today);
  return {
    ...motorDraftNames(product),
    version: 1,
    firstPart: "vehicle",
    newOrder,
    browserPart: {
      of: (values) => pick(values, CHOICE_FIELDS),
      read: (kept) => {
        const choices: StoredChoices = pickFields(kept, CHOICE_FIELDS, newOrder("2000-01-01"));
        const { program } = choices;
        return program === undefined || isMotorProgram(program) ? choices : undefined;
      },
      open: (choices, today) => {
        const begun = newOrder(today);
        const { beginDate = begun.beginDate, ...rest } = choices;
        const kept = { ...begun, ...rest };
        const chosen = asked ? applyOrderEffects(kept, { ...kept, program: asked }, today) : kept;
        // The insurer's own first day moves with today; one that the buyer chose is not overwritten (SPEC-59).
        if (beginDate <= today && !choosesBeginDate(product)) return chosen;
        return applyOrderEffects(chosen, { ...chosen, beginDate }, today);
      },
      invalidParts: (values, today) => (hasBeginPassed(values, today) ? ["vehicle"] : []),
    },
    servicePart: {
      of: (values) => ({
        ...pick(values, IDENTITY_FIELDS),
        drivers: values.drivers.map(({ uid: _, ...driver }) => driver),
      }),
      read: (kept) => {
        const { drivers } = kept as { readonly drivers?: unknown };
        if (!Array.isArray(drivers)) return undefined;
        const fields = Object.keys(newDriver(""));
        return {
          ...pickFields(kept, IDENTITY_FIELDS, newOrder("2000-01-01")),
          drivers: drivers.map((driver) => pickFields(Object(driver), fields, newDriver(""))),
        };
      },
    },
    merge: (values, identity, today) => withIdentity(values, newOrder(today), identity),
    newer: {
      combine: (older, chosen, today) =>
        hasModel(chosen)
          ? applyOrderEffects(older, { ...older, ...pick(chosen, VEHICLE_FIELDS) }, today)
          : withQuickAnswers(older, getQuickAnswers(chosen), today),
      saysTheSame: isSameChoice,
    },
  };
}
