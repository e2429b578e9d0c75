import {
  boxCover,
  boxInsuredKindViolations,
  insuredAgeViolations,
  normalizeBoxInsured,
} from "@sughurta/domain/box";
import { joinFullName, splitFullName } from "@sughurta/domain/person";
import { productOn } from "#src/content/price/product-on-day.ts";
import type { Order, PolicyData } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type FieldCodes, fieldCodes } from "#src/platform/failures/failure-error.ts";
import {
  type CorrectedOrder,
  correctedHolder,
  newViolations,
} from "#src/products/line/corrected-order.ts";
import { getBeginDate, getBoxForm, toBoxInsured } from "./box-insured.ts";
import { boxViolations } from "./box-rules.ts";

/** The insured people and the vehicle of an order. */
export function boxCorrectable({ details }: Pick<Order, "details">) {
  const { insuredPeople = [], insuredCar } = toBoxInsured(details);
  return {
    insured: insuredPeople.map(({ name, birthDate }) => ({ ...splitFullName(name), birthDate })),
    ...(insuredCar ? { vehicle: { plate: insuredCar.plate } } : {}),
  };
}

function correctedInsured(details: Order["details"], { insured, vehicle }: PolicyData) {
  const before = toBoxInsured(details);
  const { insuredPeople, insuredCar } = before;
  return normalizeBoxInsured({
    ...before,
    ...(insuredPeople && {
      insuredPeople: insured.map(({ birthDate, ...name }) => ({
        name: joinFullName(name),
        birthDate,
      })),
    }),
    ...(insuredCar && vehicle && { insuredCar: { ...insuredCar, plate: vehicle.plate } }),
  });
}

/** Violations of an order by the rules of a day, and by the ages that its box insured when it was sold. */
async function loadViolations(tx: Database, order: Order, today: string): Promise<FieldCodes> {
  const { details, productCode, quotedOn, endDate } = order;
  const beginDate = getBeginDate(details);
  const box = getBoxForm(order);
  const { patronymic, email, docSeries: series } = order.holder;
  const form = {
    ...box,
    patronymic,
    email,
    series,
    coupon: undefined,
    partner: undefined,
    partnerReference: undefined,
    sumPrem: undefined,
    beginDate,
    agree: true,
  } as const;
  const sold = await productOn(tx, productCode, quotedOn);
  const insured = { ...toBoxInsured(details), birthDate: order.holder.birthDate };
  const ofProduct = sold && {
    ...insuredAgeViolations(
      { ...insured, insures: sold.insures },
      quotedOn,
      sold.insuredAges ?? undefined,
    ),
    ...boxInsuredKindViolations(sold.insures, insured, endDate),
  };
  return { ...boxViolations(form, today), ...fieldCodes(ofProduct ?? {}) };
}

/** A sold box order with corrected data; a first day of cover moves the last one. */
export async function correctBoxOrder(
  tx: Database,
  order: Order,
  data: PolicyData,
  today: string,
): Promise<CorrectedOrder> {
  const { activeMonths } = order.details;
  const isMoved = data.startDate !== order.startDate;
  const details = {
    ...order.details,
    insured: correctedInsured(order.details, data),
    ...(isMoved ? { beginDate: data.startDate } : {}),
  };
  const dates =
    isMoved && typeof activeMonths === "number"
      ? boxCover(today, activeMonths, data.startDate)
      : { startDate: data.startDate, endDate: data.endDate };
  const corrected = { ...order, ...dates, details, holder: correctedHolder(order.holder, data) };
  const [before, after] = await Promise.all(
    [order, corrected].map((order) => loadViolations(tx, order, today)),
  );
  return { ...dates, details, violations: newViolations(before ?? {}, after ?? {}) };
}
