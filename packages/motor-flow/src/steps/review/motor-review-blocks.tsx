import { isIsoDate } from "@sughurta/domain";
import {
  COMPENSATIONS,
  drivingYears,
  isFixedProgram,
  normalizeRegistrationCertificate,
  normalizeVehicleCode,
} from "@sughurta/domain/motor";
import { type Translate, useTexts } from "@sughurta/i18n";
import { type ReviewBlock, ReviewBlocks, summaryRow, verbatimRow } from "@sughurta/order";
import { lastQuote } from "@sughurta/order/quote";
import type { SummaryRow } from "@sughurta/ui-kit";
import {
  carText,
  chosenOptions,
  orderTitle,
  periodText,
  programText,
} from "#src/model/describe-order.ts";
import type { OrderPart } from "#src/model/order-definition.ts";
import type { DriverValues, MotorOrderValues } from "#src/model/order-values.ts";
import {
  type CascoTexts,
  cascoTexts,
  type MotorTranslations,
  motorTexts,
} from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";

export interface MotorReviewBlocksProps
  extends Pick<StepProps, "form" | "product" | "today" | "quote"> {
  readonly onChange: (part: OrderPart) => void;
}

/** Summary of all values, each block with a link to change it (S2 §2). */
export function MotorReviewBlocks({ form, onChange, ...around }: MotorReviewBlocksProps) {
  const texts = useTexts(motorTexts);
  const { t: later } = useTexts(cascoTexts);
  return (
    <ReviewBlocks
      blocks={motorReview(form.values, { ...texts, ...around, later })}
      onChange={onChange}
    />
  );
}

interface Around extends MotorTranslations, Pick<StepProps, "product" | "today" | "quote"> {
  readonly later: Translate<CascoTexts>;
}

/** All values, block by block, for the final review (S2 §2). */
function motorReview(values: MotorOrderValues, around: Around): ReviewBlock<OrderPart>[] {
  const { t, later, product, today } = around;
  const program: ReviewBlock<OrderPart>[] =
    product !== "MTPL"
      ? [
          {
            key: "program",
            part: "program",
            title: t("steps.program"),
            rows: programRows(values, around),
          },
        ]
      : [];
  const drivers = values.multiDriveOption
    ? [summaryRow("anybody", later("people.drivers"), later("people.anybody"))]
    : values.drivers.map((driver) => driverRows(driver, today, around));
  const plan = instalmentRows(values, around);
  const instalments: ReviewBlock<OrderPart>[] =
    plan.length === 0
      ? []
      : [{ key: "instalments", part: "vehicle", title: t("instalments.title"), rows: plan }];
  return [
    {
      key: "vehicle",
      part: "vehicle",
      title: t("steps.vehicle"),
      rows: vehicleRows(values, around),
    },
    ...program,
    {
      key: "options",
      part: "options",
      title: t("steps.options"),
      rows: optionRows(values, around),
      brief:
        chosenOptions(values, around)
          .map(({ name }) => name)
          .join(", ") || undefined,
      none: t("summary.noOptions"),
    },
    ...instalments,
    { key: "holder", part: "holder", title: t("people.holder"), rows: holderRows(values, around) },
    {
      key: "drivers",
      part: "drivers",
      title: later("people.drivers"),
      rows: drivers.flat(),
      brief: values.multiDriveOption
        ? undefined
        : values.drivers.map(({ driverFullName }) => driverFullName.trim()).join(", "),
    },
  ];
}

function vehicleRows(values: MotorOrderValues, around: Around): SummaryRow[] {
  const { t } = around;
  return [
    ...summaryRow("period", t("period.title"), periodText(values, around)),
    ...verbatimRow("car", t("vehicle.car"), carText(values)),
    ...verbatimRow("vin", t("papers.vin"), normalizeVehicleCode(values.vin)),
    ...verbatimRow("body", t("papers.bodyNumber"), normalizeVehicleCode(values.bodyNumber)),
    ...verbatimRow("plate", t("papers.plate"), normalizeVehicleCode(values.gosNomer)),
    ...verbatimRow(
      "certificate",
      t("papers.certificate"),
      normalizeRegistrationCertificate(values.registrSvidet),
    ),
  ];
}

function programRows(values: MotorOrderValues, { t, format, quote }: Around): SummaryRow[] {
  const { program, policeSumInsured } = values;
  const sumInsured = lastQuote(quote)?.sumAssured;
  const chosen = isFixedProgram(program) ? sumInsured : Number(policeSumInsured);
  const sum = chosen ? format.money(chosen) : "";
  return [
    ...summaryRow(
      "program",
      t("program.label"),
      isFixedProgram(program) ? orderTitle(program, t) : programText(program, t),
    ),
    ...verbatimRow("sum", t("vehicle.sum"), sum),
  ];
}

function optionRows(values: MotorOrderValues, around: Around): SummaryRow[] {
  const { later } = around;
  const options = chosenOptions(values, around).flatMap(({ option, name, sum }) =>
    summaryRow(option, name, sum ?? later("review.on")),
  );
  const way = values.compensation === "" ? undefined : COMPENSATIONS[Number(values.compensation)];
  const compensation = way === undefined ? "" : later(`compensation.ways.${way}`);
  return [...options, ...summaryRow("compensation", later("compensation.label"), compensation)];
}

function instalmentRows(
  { calculateInstallments }: MotorOrderValues,
  { t, format, quote }: Around,
): SummaryRow[] {
  const plan = calculateInstallments ? (lastQuote(quote)?.instalments ?? []) : [];
  return plan.map(({ date, sum }) => ({
    key: date,
    term: t("instalments.on", { date: format.date(date) }),
    value: format.money(sum),
    verbatim: "value",
  }));
}

function holderRows(values: MotorOrderValues, { t, later, format }: Around): SummaryRow[] {
  const { holderFullName, holderBirthday, holderPhone, holderEmail } = values;
  const document = [values.holderDocSeries, values.holderDocNumber].filter(Boolean).join(" ");
  return [
    ...verbatimRow("name", later("review.name"), holderFullName.trim()),
    ...verbatimRow(
      "born",
      later("review.born"),
      isIsoDate(holderBirthday) ? format.date(holderBirthday) : "",
    ),
    ...verbatimRow("phone", later("review.phone"), holderPhone && format.phone(holderPhone)),
    ...verbatimRow("email", later("review.email"), holderEmail.trim()),
    ...verbatimRow("document", t("people.document"), document),
    ...verbatimRow("address", t("people.address"), values.holderAddress.trim()),
  ];
}

function driverRows(driver: DriverValues, today: string, { later }: Around): SummaryRow[] {
  const { driverFullName, docSeries, docNumber, docIssueDate } = driver;
  const licence = [docSeries, docNumber].filter(Boolean).join(" ");
  const years = isIsoDate(docIssueDate) ? drivingYears(docIssueDate, today) : undefined;
  const experience = years === undefined ? "" : later("review.experience", { count: years });
  return summaryRow(
    `driver-${driver.uid}`,
    driverFullName.trim(),
    [licence, experience].filter(Boolean).join(" · "),
  ).map((row) => ({ ...row, verbatim: "term" }));
}
