import {
  DEVICE_CLASSES,
  type DeviceClass,
  FORM_STEPS,
  FUNNEL_CHANNELS,
  type FunnelChannel,
} from "@sughurta/contracts/funnel";
import type { Language } from "@sughurta/domain";
import { scaleLinear } from "d3-scale";
import { html } from "hono/html";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { deskTable } from "#src/desk/shell/elements.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { FunnelStep } from "#src/platform/database/schema/reports.ts";
import { SHEET_FORMATS, type Sheet } from "#src/reports/files/sheet-file.ts";
import {
  type FunnelLine,
  type FunnelQuery,
  type FunnelSum,
  funnelLines,
  type PartnerFunnelSum,
  STAGES,
} from "#src/reports/funnel/read-funnel.ts";
import { funnelTexts } from "./funnel-texts.ts";
import { registerTabs } from "./register-tabs.ts";
import { registerTexts } from "./register-texts.ts";

/** The counts of a product in a period. */
export interface FunnelFacts {
  readonly choice: FunnelQuery;
  readonly products: readonly string[];
  readonly sums: readonly FunnelSum[];
  readonly partnerSums: readonly PartnerFunnelSum[];
  /** Names of partners by code. */
  readonly partners: ReadonlyMap<string, string>;
  /** Titles of products by code. */
  readonly titles: ReadonlyMap<string, string>;
}

type Names = (step: FunnelStep) => string;

function stepNames(language: Language): Names {
  const { formSteps, stages, reminders } = funnelTexts[language];
  const names: Readonly<Record<FunnelStep, string>> = {
    ...formSteps,
    ...stages,
    ...reminders,
  };
  return (step) => names[step];
}

const REMINDED = ["reminded", "returned"] as const;
const BAR_HEIGHT = 18;

function productName(code: string, language: Language, titles: FunnelFacts["titles"]): string {
  const { products } = registerTexts[language];
  return code === "MTPL" || code === "ECI" || code === "SCI"
    ? products[code]
    : (titles.get(code) ?? code);
}

/** Bars of the steps, with the share of the first one. */
function chart(label: string, lines: readonly FunnelLine[], getName: Names) {
  const x = scaleLinear()
    .domain([0, Math.max(1, ...lines.map(({ count }) => count))])
    .range([0, 100]);
  const bars = lines.map(
    ({ step, count, share }) =>
      html`<p>${getName(step)}: <strong>${count}</strong>${share === undefined ? "" : ` · ${share} %`}<svg width="100%" height="${BAR_HEIGHT}"><rect class="desk-chart__written" width="${x(count)}%" height="${BAR_HEIGHT}"/></svg></p>`,
  );
  return html`<figure class="desk-chart card" role="img" aria-label="${label}"><div class="desk-bars" aria-hidden="true">${bars}</div></figure>`;
}

const percentText = ({ share }: FunnelLine) => (share === undefined ? "–" : `${share} %`);

function table(label: string, lines: readonly FunnelLine[], getName: Names, language: Language) {
  const texts = funnelTexts[language];
  const sums = [texts.count, texts.share, texts.lost].map((head) => ({ label: head, isSum: true }));
  const rows = lines.map((line) => [
    getName(line.step),
    String(line.count),
    percentText(line),
    line.lost === 0 ? "–" : String(line.lost),
  ]);
  return deskTable(label, [texts.step, ...sums], rows);
}

/** The stages of each channel or device class that has counts. */
function groupTable<Key extends string>(
  label: string,
  keys: readonly Key[],
  getName: (key: Key) => string,
  getSums: (key: Key) => readonly FunnelSum[],
  language: Language,
) {
  const { stages } = funnelTexts[language];
  const heads = STAGES.map((stage) => ({ label: stages[stage], isSum: true }));
  const rows = keys
    .map((key) => ({ key, sums: getSums(key) }))
    .filter(({ sums }) => sums.length > 0)
    .map(({ key, sums }) => [
      getName(key),
      ...funnelLines(sums, STAGES).map(({ count, share }, index) =>
        index === 0 || share === undefined ? String(count) : `${count} · ${share} %`,
      ),
    ]);
  return deskTable(label, [label, ...heads], rows);
}

/** The path from visits to payments of a product: chart and table, steps of the order, channels, devices, downloads. */
export function funnelView(desk: DeskRequest, facts: FunnelFacts): DeskPage {
  const { language } = desk;
  const texts = funnelTexts[language];
  const { sums, partnerSums } = facts;
  const getName = stepNames(language);
  const stages = funnelLines(sums, STAGES);
  const reached = FORM_STEPS.filter((step) => sums.some((one) => one.step === step));
  const form = funnelLines(sums, reached);
  const formPart =
    form.length === 0
      ? ""
      : html`<h2>${texts.formTitle}</h2><div class="desk-funnel">${chart(texts.formChart, form, getName)}${table(texts.formTitle, form, getName, language)}</div>`;
  const reminders = funnelLines(sums, REMINDED).filter(({ count }) => count > 0);
  const reminded =
    reminders.length === 0
      ? ""
      : html`<p>${reminders.map(({ step, count }) => html`${getName(step)}: <strong>${count}</strong>. `)}</p>`;
  const channels = groupTable<FunnelChannel>(
    texts.channel,
    FUNNEL_CHANNELS,
    (key) => texts.channels[key],
    (key) => sums.filter(({ channel }) => channel === key),
    language,
  );
  const devices = groupTable<DeviceClass>(
    texts.device,
    DEVICE_CLASSES,
    (key) => texts.devices[key],
    (key) => sums.filter(({ device }) => device === key),
    language,
  );
  const partnerCodes = [...new Set(partnerSums.map(({ partnerCode }) => partnerCode))];
  const getPartner = (code: string) => facts.partners.get(code) ?? code;
  const partners = groupTable(
    texts.partner,
    partnerCodes.toSorted((a, b) => getPartner(a).localeCompare(getPartner(b), language)),
    getPartner,
    (key) => partnerSums.filter(({ partnerCode }) => partnerCode === key),
    language,
  );
  const partnerPart =
    partnerCodes.length === 0
      ? ""
      : html`<h2>${texts.partner}</h2><p class="muted">${texts.partnerNote}</p><div class="desk-register">${partners}</div>`;
  const shown =
    sums.length === 0
      ? html`<p class="card">${texts.empty}</p>`
      : html`<div class="desk-funnel">${chart(texts.chart, stages, getName)}${table(texts.title, stages, getName, language)}</div>${reminded}${formPart}<h2>${texts.channel}</h2><div class="desk-register">${channels}</div>${partnerPart}<h2>${texts.device}</h2><div class="desk-register">${devices}</div>${downloads(desk, facts)}`;
  const body = html`${registerTabs(desk, "funnel")}${filterForm(desk, facts)}<p class="muted">${texts.note}</p>${shown}`;
  return { title: texts.title, body };
}

function options<Key extends string>(
  keys: readonly Key[],
  chosen: string | undefined,
  getName: (key: Key) => string,
) {
  return keys.map(
    (key) =>
      html`<option value="${key}" ${key === chosen ? "selected" : ""}>${getName(key)}</option>`,
  );
}

function filterForm({ path, language }: DeskRequest, { choice, products, titles }: FunnelFacts) {
  const texts = funnelTexts[language];
  const every = html`<option value="">${texts.every}</option>`;
  const codes = [...new Set([choice.product, ...products])];
  return html`<form class="card desk-filter" action="${path}/registers/funnel">
    <input type="hidden" name="lang" value="${language}">
    <label>${texts.product} <select name="product">${options(codes, choice.product, (code) => productName(code, language, titles))}</select></label>
    ${dayField(language, texts.from, { name: "from", value: choice.from, required: true })}
    ${dayField(language, texts.to, { name: "to", value: choice.to, required: true })}
    <label>${texts.channel} <select name="channel">${every}${options(FUNNEL_CHANNELS, choice.channel, (key) => texts.channels[key])}</select></label>
    <label>${texts.device} <select name="device">${every}${options(DEVICE_CLASSES, choice.device, (key) => texts.devices[key])}</select></label>
    <button class="main">${texts.show}</button></form>`;
}

function downloads(desk: DeskRequest, { choice }: FunnelFacts) {
  const texts = funnelTexts[desk.language];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) if (value) query.set(name, value);
  const address = desk.address(`/registers/funnel/file?${query}`);
  const buttons = SHEET_FORMATS.map(
    (format) =>
      html`<form method="post" action="${address}&format=${format}"><button>${texts.download}, ${format.toUpperCase()}</button></form>`,
  );
  return html`<div class="desk-downloads">${buttons}</div>`;
}

/** The counts of a partner's channel by partner, with a row for what no partner is known of. */
function splitByPartner(one: FunnelSum, { partnerSums, partners }: FunnelFacts) {
  if (one.channel !== "partner") return [{ ...one, partner: "" }];
  const named = partnerSums
    .filter(({ step, device }) => step === one.step && device === one.device)
    .map(({ partnerCode, ...counted }) => ({
      ...counted,
      partner: partners.get(partnerCode) ?? partnerCode,
    }));
  const count = named.reduce((rest, counted) => rest - counted.count, one.count);
  return count > 0 ? [...named, { ...one, count, partner: "" }] : named;
}

/** The counts of a product as a file: a row for each step, channel, partner and device class. */
export function funnelSheet(facts: FunnelFacts, language: Language): Sheet {
  const texts = funnelTexts[language];
  const getName = stepNames(language);
  const order: readonly FunnelStep[] = [...STAGES, ...FORM_STEPS, ...REMINDED];
  return {
    name: texts.file,
    columns: [
      { label: texts.step, kind: "text" },
      { label: texts.channel, kind: "text" },
      { label: texts.partner, kind: "text" },
      { label: texts.device, kind: "text" },
      { label: texts.count, kind: "number" },
    ],
    rows: facts.sums
      .toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step))
      .flatMap((one) => splitByPartner(one, facts))
      .map(({ step, channel, partner, device, count }) => [
        getName(step),
        texts.channels[channel],
        partner,
        texts.devices[device],
        count,
      ]),
  };
}
