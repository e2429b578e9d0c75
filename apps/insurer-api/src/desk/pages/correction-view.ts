import { formatPhone, fromWirePhone } from "@sughurta/domain";
import { formatPlate } from "@sughurta/domain/motor";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { badge, momentView } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import { correctedFields, correctionDeskTexts } from "#src/desk/texts/correction-texts.ts";
import type {
  NamedPerson,
  Policy,
  PolicyCorrection,
  PolicyData,
} from "#src/platform/database/schema/sales.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { driverField, NEW_DRIVER, personField } from "./correction-form.ts";

const NAME_LENGTH = 150;
const CODE_LENGTH = 50;

/** A policy with the data that can be corrected, and its corrections, the first one first. */
export interface CorrectionFacts {
  readonly policy: Policy;
  readonly data: PolicyData;
  readonly corrections: readonly PolicyCorrection[];
  readonly cancelledOn: string | null;
  readonly today: string;
}

type Texts = (typeof correctionDeskTexts)["ru"];

const textField = (label: string, name: string, value: string, length = NAME_LENGTH) =>
  html`<label>${label} <input name="${name}" maxlength="${length}" value="${value}" autocomplete="off"></label>`;

const dateField = (label: string, name: string, value: string) =>
  html`<label>${label} <input type="date" name="${name}" value="${value}"></label>`;

function personFields(texts: Texts, prefix: string, person: NamedPerson) {
  const { docSeries = "", docNumber } = person;
  return html`${textField(texts.lastName, `${prefix}.lastName`, person.lastName)}
    ${textField(texts.firstName, `${prefix}.firstName`, person.firstName)}
    ${textField(texts.patronymic, `${prefix}.patronymic`, person.patronymic)}
    ${dateField(texts.birthDate, `${prefix}.birthDate`, person.birthDate)}
    ${
      docNumber === undefined
        ? ""
        : html`${textField(texts.docSeries, `${prefix}.docSeries`, docSeries, CODE_LENGTH)}
    ${textField(texts.docNumber, `${prefix}.docNumber`, docNumber, CODE_LENGTH)}`
    }`;
}

const NO_DRIVER = {
  lastName: "",
  firstName: "",
  patronymic: "",
  birthDate: "",
  docSeries: "",
  docNumber: "",
  licenceDate: "",
};

function driverGroups(texts: Texts, { drivers }: PolicyData) {
  if (!drivers) return "";
  const known = drivers.map(
    (driver, at) => html`<fieldset><legend>${fill(texts.driver, { count: at + 1 })}</legend>
    <label class="check"><input type="checkbox" name="${driverField(at)}.remove" value="yes"> ${texts.remove}</label>
    ${personFields(texts, driverField(at), driver)}
    ${dateField(texts.licenceDate, `${driverField(at)}.licenceDate`, driver.licenceDate)}</fieldset>`,
  );
  return html`${known}<details><summary>${texts.newDriver}</summary><fieldset><legend>${texts.newDriver}</legend>
    ${personFields(texts, NEW_DRIVER, NO_DRIVER)}
    ${dateField(texts.licenceDate, `${NEW_DRIVER}.licenceDate`, "")}</fieldset></details>`;
}

/** The dates before the first day; only a trip has a last day of its own. */
function dateGroup(texts: Texts, { policy, data, today }: CorrectionFacts) {
  const isTrip = policy.policyType === "travel";
  const fields =
    policy.startDate <= today || policy.orderId === null
      ? html`<p class="muted">${texts.datesBegan}</p>`
      : html`${dateField(texts.startDate, "startDate", data.startDate)}
    ${isTrip ? dateField(texts.endDate, "endDate", data.endDate) : ""}`;
  return html`<fieldset><legend>${texts.dates}</legend>${fields}</fieldset>`;
}

function vehicleGroup(texts: Texts, { vehicle }: PolicyData) {
  if (!vehicle) return "";
  const { plate, vin } = vehicle;
  return html`<fieldset><legend>${texts.vehicle}</legend>
    ${textField(texts.plate, "plate", formatPlate(plate), CODE_LENGTH)}
    ${vin === undefined ? "" : textField(texts.vin, "vin", vin, CODE_LENGTH)}</fieldset>`;
}

/** Form of a correction, filled in with the present data, which the user has to reveal first. */
export function correctionForm(desk: DeskRequest, facts: CorrectionFacts, view: PersonalView) {
  const { policy, data, corrections, cancelledOn, today } = facts;
  const texts = correctionDeskTexts[desk.language];
  if (cancelledOn !== null || policy.endDate < today || !desk.may("correctPolicies")) return "";
  const { holder, insured, email, phone } = data;
  const digits = fromWirePhone(phone);
  const shownPhone = digits === undefined ? phone : formatPhone(digits);
  const people = insured.map(
    (person, at) => html`<fieldset><legend>${fill(texts.insured, { count: at + 1 })}</legend>
    ${personFields(texts, personField(at + 1), person)}</fieldset>`,
  );
  const form =
    view.standing === "open"
      ? html`<p>${texts.hint} ${texts.twoPeople}</p>
    <form method="post" action="${desk.address(`/policies/${policy.number}`)}">
    <input type="hidden" name="corrections" value="${corrections.length}">
    <fieldset><legend>${texts.holder}</legend>${personFields(texts, personField(0), holder)}
    ${textField(texts.phone, "phone", shownPhone, CODE_LENGTH)}${textField(texts.email, "email", email)}</fieldset>
    ${people}${driverGroups(texts, data)}${vehicleGroup(texts, data)}${dateGroup(texts, facts)}
    ${commandFields(desk, texts)}<button class="main" name="command" value="correct">${texts.save}</button></form>`
      : html`<p>${texts.showFirst}</p>`;
  return html`<section class="card"><details id="correct" ${view.standing === "open" ? html`open` : ""}><summary>${texts.correct}</summary>${form}</details></section>`;
}

/** The versions of the document, the valid one first, with what changed, by whom and why. */
export function versionsCard(desk: DeskRequest, facts: CorrectionFacts, view: PersonalView) {
  const { policy, corrections } = facts;
  const { language } = desk;
  const texts = correctionDeskTexts[language];
  const state = (version: number | null) => {
    if (version === null) return "";
    return version === policy.version
      ? badge("success", texts.current)
      : badge("neutral", texts.replaced);
  };
  const priceChange = ({ beforeDiram, afterDiram }: PolicyCorrection) =>
    beforeDiram === afterDiram
      ? ""
      : html`<span>${texts.price}: ${moneyText(beforeDiram, policy.currency, language)} → ${moneyText(afterDiram, policy.currency, language)}</span>`;
  const rows = corrections.toReversed().map((one) => {
    const name =
      one.version === null ? texts.noVersion : fill(texts.version, { version: one.version });
    const confirmed =
      one.confirmedBy === null ? "" : `, ${fill(texts.confirmed, { name: one.confirmedBy })}`;
    return html`<li><span><strong>${name}</strong> ${state(one.version)}</span><span>${correctedFields(one.fields, language)}</span>${priceChange(one)}
      <span class="muted">${momentView(desk, one.createdAt)} · ${one.decidedBy}${confirmed}${one.reason === "" ? "" : html`: ${view.note(one.reason)}`}</span></li>`;
  });
  return html`<section class="card"><h2>${texts.versions}</h2><ul class="rows">${rows}
    <li><span><strong>${fill(texts.version, { version: 1 })}</strong> ${state(1)}</span><span>${texts.sold}</span><span class="muted">${momentView(desk, policy.createdAt)}</span></li></ul></section>`;
}
