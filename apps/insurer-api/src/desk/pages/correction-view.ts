import { formatPhone, fromWirePhone, type Language } from "@sughurta/domain";
import { formatPlate } from "@sughurta/domain/motor";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
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
import { fill } from "#src/platform/failures/failure-texts.ts";
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

/** The language of the page with its texts. */
interface Words {
  readonly language: Language;
  readonly texts: Texts;
}

const textField = (label: string, name: string, value: string, length = NAME_LENGTH) =>
  html`<label>${label} <input name="${name}" maxlength="${length}" value="${value}" autocomplete="off"></label>`;

function personFields({ texts, language }: Words, prefix: string, person: NamedPerson) {
  const { docSeries = "", docNumber } = person;
  return html`${textField(texts.lastName, `${prefix}.lastName`, person.lastName)}
    ${textField(texts.firstName, `${prefix}.firstName`, person.firstName)}
    ${textField(texts.patronymic, `${prefix}.patronymic`, person.patronymic)}
    ${dayField(language, texts.birthDate, { name: `${prefix}.birthDate`, value: person.birthDate })}
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

function driverGroups(words: Words, { drivers }: PolicyData) {
  if (!drivers) return "";
  const { texts, language } = words;
  const known = drivers.map(
    (driver, at) => html`<fieldset><legend>${fill(texts.driver, { count: at + 1 })}</legend>
    <label class="check"><input type="checkbox" name="${driverField(at)}.remove" value="yes"> ${texts.remove}</label>
    ${personFields(words, driverField(at), driver)}
    ${dayField(language, texts.licenceDate, { name: `${driverField(at)}.licenceDate`, value: driver.licenceDate })}</fieldset>`,
  );
  return html`${known}<details><summary>${texts.newDriver}</summary><fieldset><legend>${texts.newDriver}</legend>
    ${personFields(words, NEW_DRIVER, NO_DRIVER)}
    ${dayField(language, texts.licenceDate, { name: `${NEW_DRIVER}.licenceDate`, value: "" })}</fieldset></details>`;
}

/** The dates before the first day; only a trip has a last day of its own. */
function dateGroup({ texts, language }: Words, { policy, data, today }: CorrectionFacts) {
  const isTrip = policy.policyType === "travel";
  const fields =
    policy.startDate <= today || policy.orderId === null
      ? html`<p class="muted">${texts.datesBegan}</p>`
      : html`${dayField(language, texts.startDate, { name: "startDate", value: data.startDate })}
    ${isTrip ? dayField(language, texts.endDate, { name: "endDate", value: data.endDate }) : ""}`;
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
  const { language } = desk;
  const texts = correctionDeskTexts[language];
  const words = { language, texts };
  if (cancelledOn !== null || policy.endDate < today || !desk.may("correctPolicies")) return "";
  const { holder, insured, email, phone } = data;
  const digits = fromWirePhone(phone);
  const displayPhone = digits === undefined ? phone : formatPhone(digits);
  const people = insured.map(
    (person, at) => html`<fieldset><legend>${fill(texts.insured, { count: at + 1 })}</legend>
    ${personFields(words, personField(at + 1), person)}</fieldset>`,
  );
  const form =
    view.status === "open"
      ? html`<p>${texts.hint} ${texts.twoPeople}</p>
    <form method="post" action="${desk.address(`/policies/${policy.number}`)}">
    <input type="hidden" name="corrections" value="${corrections.length}">
    <fieldset><legend>${texts.holder}</legend>${personFields(words, personField(0), holder)}
    ${textField(texts.phone, "phone", displayPhone, CODE_LENGTH)}${textField(texts.email, "email", email)}</fieldset>
    ${people}${driverGroups(words, data)}${vehicleGroup(texts, data)}${dateGroup(words, facts)}
    ${commandFields(desk, texts)}<button class="main" name="command" value="correct">${texts.save}</button></form>`
      : html`<p>${texts.showFirst}</p>`;
  return html`<section class="card"><details id="correct" ${view.status === "open" ? html`open` : ""}><summary>${texts.correct}</summary>${form}</details></section>`;
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
