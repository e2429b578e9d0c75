import { isIsoDate } from "@sughurta/domain";
import {
  COMPENSATIONS,
  drivingYears,
  tidyRegistrationCertificate,
  tidyVehicleCode,
} from "@sughurta/domain/motor";
import type { Translate } from "@sughurta/i18n";
import { answeredRow, lastQuote, type ReviewBlock } from "@sughurta/order";
import type { SummaryRow } from "@sughurta/ui-kit";
import { carText, chosenOptions, periodText, programText } from "../../order/describe-order.ts";
import type { OrderPart } from "../../order/order-definition.ts";
import type { DriverValues, MotorOrderValues } from "../../order/order-values.ts";
import type { StepProps } from "../../order/step-props.ts";
import type { LaterMotorTexts } from "../../texts/later-motor-texts.ts";
import type { MotorWords } from "../../texts/motor-texts.ts";

interface Around extends MotorWords, Pick<StepProps, "product" | "today" | "quote"> {
  readonly later: Translate<LaterMotorTexts>;
}

/** Everything that was answered, block by block, for the last look (S2 §2). */
export function motorReview(values: MotorOrderValues, around: Around): ReviewBlock<OrderPart>[] {
  const { t, later, product, today } = around;
  const program: ReviewBlock<OrderPart>[] =
    product === "ECI"
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
    ? [answeredRow("anybody", later("people.drivers"), later("people.anybody"))]
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
      none: t("summary.noOptions"),
    },
    ...instalments,
    { key: "holder", part: "holder", title: t("people.holder"), rows: holderRows(values, around) },
    {
      key: "drivers",
      part: "drivers",
      title: later("people.drivers"),
      rows: drivers.flat(),
    },
  ];
}

function vehicleRows(values: MotorOrderValues, around: Around): SummaryRow[] {
  const { t } = around;
  return [
    ...answeredRow("period", t("period.title"), periodText(values, around)),
    ...answeredRow("car", t("vehicle.car"), carText(values)),
    ...answeredRow("vin", t("papers.vin"), tidyVehicleCode(values.vin)),
    ...answeredRow("body", t("papers.bodyNumber"), tidyVehicleCode(values.bodyNumber)),
    ...answeredRow("plate", t("papers.plate"), tidyVehicleCode(values.gosNomer)),
    ...answeredRow(
      "certificate",
      t("papers.certificate"),
      tidyRegistrationCertificate(values.registrSvidet),
    ),
  ];
}

function programRows(values: MotorOrderValues, { t, format }: Around): SummaryRow[] {
  const { program, policeSumInsured } = values;
  const sum = policeSumInsured === "" ? "" : format.money(Number(policeSumInsured));
  return [
    ...answeredRow("program", t("program.label"), programText(program, t)),
    ...answeredRow("sum", t("vehicle.sum"), sum),
  ];
}

function optionRows(values: MotorOrderValues, around: Around): SummaryRow[] {
  const { later } = around;
  const options = chosenOptions(values, around).flatMap(({ option, name, sum }) =>
    answeredRow(option, name, sum ?? later("review.on")),
  );
  const way = values.compensation === "" ? undefined : COMPENSATIONS[Number(values.compensation)];
  const compensation = way === undefined ? "" : later(`compensation.ways.${way}`);
  return [...options, ...answeredRow("compensation", later("compensation.label"), compensation)];
}

function instalmentRows(
  { calculateInstallments }: MotorOrderValues,
  { later, format, quote }: Around,
): SummaryRow[] {
  const plan = calculateInstallments ? (lastQuote(quote)?.instalments ?? []) : [];
  return plan.map(({ date, sum }) => ({
    key: date,
    term: later("instalments.on", { date: format.date(date) }),
    value: format.money(sum),
  }));
}

function holderRows(values: MotorOrderValues, { t, later, format }: Around): SummaryRow[] {
  const { holderFullName, holderBirthday, holderPhone, holderEmail } = values;
  const document = [values.holderDocSeries, values.holderDocNumber].filter(Boolean).join(" ");
  return [
    ...answeredRow("name", later("review.name"), holderFullName.trim()),
    ...answeredRow(
      "born",
      later("review.born"),
      isIsoDate(holderBirthday) ? format.date(holderBirthday) : "",
    ),
    ...answeredRow("phone", later("review.phone"), holderPhone && format.phone(holderPhone)),
    ...answeredRow("email", later("review.email"), holderEmail.trim()),
    ...answeredRow("document", t("people.document"), document),
    ...answeredRow("address", t("people.address"), values.holderAddress.trim()),
  ];
}

function driverRows(driver: DriverValues, today: string, { later }: Around): SummaryRow[] {
  const { driverFullName, docSeries, docNumber, docIssueDate } = driver;
  const licence = [docSeries, docNumber].filter(Boolean).join(" ");
  const years = isIsoDate(docIssueDate) ? drivingYears(docIssueDate, today) : undefined;
  const experience = years === undefined ? "" : later("review.experience", { count: years });
  return answeredRow(
    `driver-${driver.uid}`,
    driverFullName.trim(),
    [licence, experience].filter(Boolean).join(" · "),
  );
}
