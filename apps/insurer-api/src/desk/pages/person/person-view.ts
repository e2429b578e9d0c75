import {
  claimNumber,
  formatDate,
  type Language,
  RETENTION_KINDS,
  retentionName,
  retentionTerm,
} from "@sughurta/domain";
import { html } from "hono/html";
import { CLOSED } from "#src/desk/access/mask.ts";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, deskTable, momentText } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { isOpenTo } from "#src/desk/shell/record-parts.ts";
import type { FoundPerson } from "#src/people/find-people.ts";
import { PERSON_FORMATS, personTexts } from "#src/people/person-texts.ts";
import type { PersonKind } from "#src/people/personal-tables.ts";
import type { Block, RetainedRecord } from "#src/people/plan-erasure.ts";
import type { PersonRequest } from "#src/platform/database/schema/person.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { personPageTexts } from "./person-page-texts.ts";

export const PEOPLE = "/people";

type RequestRow = Pick<PersonRequest, "id" | "requestedBy" | "createdAt">;

/** Open requests, newest first. */
export interface PeopleFacts {
  readonly requests: readonly RequestRow[];
}

/** A chosen person: what is stored, and what an erasure would do. */
export interface ChosenPerson {
  readonly person: FoundPerson;
  readonly others: number;
  /** Language of the person. */
  readonly language: Language;
  readonly stored: ReadonlyMap<PersonKind, number>;
  readonly erased: ReadonlyMap<PersonKind, number>;
  readonly blocks: readonly Block[];
  readonly kept: readonly RetainedRecord[];
  readonly policies: readonly string[];
}

/** A request with the people of its phone. */
export interface PersonFacts {
  readonly request: RequestRow & Pick<PersonRequest, "erasedAt">;
  readonly phone: string | undefined;
  readonly people: readonly FoundPerson[];
  readonly chosen: ChosenPerson | undefined;
  readonly proposals: readonly Proposal[];
}

const shortId = (id: string) => `#${id.slice(0, 8)}`;

/** The search for a person by phone, the open requests, and the table of retention. */
export function peopleView(desk: StaffRequest, { requests }: PeopleFacts): DeskPage {
  const { language } = desk;
  const texts = personPageTexts[language];
  const rows = requests.map(({ id, requestedBy, createdAt }) => [
    html`<a data-row href="${desk.address(`${PEOPLE}/${id}`)}">${shortId(id)}</a>`,
    requestedBy,
    momentText(desk, createdAt),
  ]);
  const open =
    rows.length > 0
      ? deskTable(texts.open, [texts.request, texts.who, texts.when], rows)
      : html`<p>${texts.noneOpen}</p>`;
  const terms = RETENTION_KINDS.map((kind) => [
    retentionName(kind, language),
    retentionTerm(kind, language),
  ]);
  return {
    title: texts.title,
    body: html`<section class="card"><p>${texts.hint}</p>
      <form method="post" action="${desk.address(PEOPLE)}">
      <label>${texts.search} <input name="phone" type="tel" inputmode="tel" autocomplete="off" required maxlength="20"></label>
      ${commandFields(desk, texts)}<button class="main">${texts.find}</button></form></section>
      <section class="card"><h2>${texts.open}</h2>${open}</section>
      <section class="card"><h2>${texts.table}</h2>${deskTable(texts.table, [texts.kind, texts.term], terms)}</section>`,
  };
}

/** A request: the people of its phone, and for one of them what is stored, a copy, corrections and the erasure. */
export function personView(desk: StaffRequest, facts: PersonFacts): DeskPage {
  const { language } = desk;
  const texts = personPageTexts[language];
  const { request, phone, people, chosen, proposals } = facts;
  return {
    title: `${texts.title} ${shortId(request.id)}`,
    back: backLinks(desk, { path: PEOPLE, label: texts.title }),
    body: html`${stateView(desk, facts)}${proposalCards(desk, proposals)}
      ${phone !== undefined && people.length > 1 ? peopleCard(desk, request.id, people, chosen) : ""}
      ${chosen ? html`${storedCard(desk, chosen)}${fileCard(desk, request.id, chosen)}${correctionCard(desk, chosen)}${erasureCard(desk, request.id, chosen, proposals)}` : ""}`,
  };
}

function stateView({ language, timeZone }: DeskRequest, { request, phone, people }: PersonFacts) {
  const texts = personPageTexts[language];
  if (request.erasedAt !== null) {
    const day = momentText({ timeZone }, request.erasedAt);
    return html`<p class="card">${fill(texts.done, { day })}</p>`;
  }
  if (people.length === 0) return html`<p class="card">${texts.gone}</p>`;
  return phone === undefined ? "" : html`<p>${texts.search}: ${CLOSED.phone(phone)}</p>`;
}

const nameText = ({ fullName }: FoundPerson, language: Language) =>
  fullName === "" ? personPageTexts[language].unnamed : CLOSED.name(fullName);

function peopleCard(
  desk: DeskRequest,
  id: string,
  people: readonly FoundPerson[],
  chosen: ChosenPerson | undefined,
) {
  const { language } = desk;
  const links = people.map((person) => {
    const current = person.key === chosen?.person.key ? html` aria-current="true"` : "";
    return html`<li><a${current} href="${desk.address(`${PEOPLE}/${id}?person=${person.key}`)}">${nameText(person, language)}</a></li>`;
  });
  return html`<section class="card"><p>${personPageTexts[language].several}</p><ul>${links}</ul></section>`;
}

function countsTable(
  { language }: DeskRequest,
  caption: string,
  counts: ReadonlyMap<PersonKind, number>,
) {
  const texts = personPageTexts[language];
  const rows = [...counts].map(([kind, count]) => [
    personTexts[language].kinds[kind],
    String(count),
  ]);
  return rows.length === 0
    ? html`<p>${texts.nothing}</p>`
    : deskTable(caption, [texts.kind, { label: texts.rows, isSum: true }], rows);
}

function storedCard(desk: DeskRequest, { person, others, stored }: ChosenPerson) {
  const texts = personPageTexts[desk.language];
  const note = others > 0 ? html`<p>${fill(texts.others, { count: others })}</p>` : "";
  return html`<section class="card"><h2>${nameText(person, desk.language)}: ${texts.stored.toLowerCase()}</h2>
    ${note}${countsTable(desk, texts.stored, stored)}</section>`;
}

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ["ru", "Русский"],
  ["tg", "Тоҷикӣ"],
  ["en", "English"],
];

function fileCard(desk: DeskRequest, id: string, { person, language: own }: ChosenPerson) {
  const texts = personPageTexts[desk.language];
  const languages = LANGUAGES.map(
    ([language, name]) =>
      html`<option value="${language}" ${language === own ? "selected" : ""}>${name}</option>`,
  );
  const buttons = PERSON_FORMATS.map(
    (format) =>
      html`<button name="format" value="${format}">${texts.download}, ${format.toUpperCase()}</button>`,
  );
  return html`<section class="card"><h2>${texts.file}</h2><p class="muted">${texts.fileHint}</p>
    <form method="post" action="${desk.address(`${PEOPLE}/${id}/file`)}"><input type="hidden" name="person" value="${person.key}">
    <label>${texts.language} <select name="language">${languages}</select></label>
    ${commandFields(desk, texts)}<div class="tools">${buttons}</div></form></section>`;
}

function correctionCard(desk: DeskRequest, { policies }: ChosenPerson) {
  const texts = personPageTexts[desk.language];
  const links = policies.map((number) => {
    const page = `/policies/${number}`;
    return html`<li>${isOpenTo(desk, page) ? html`<a href="${desk.address(page)}">${number}</a>` : number}</li>`;
  });
  return html`<section class="card"><h2>${texts.correct}</h2><p>${texts.correctHint}</p><ul>${links}</ul></section>`;
}

/** A record in words: a short number, with a link if the user may open its page. */
function recordView(desk: DeskRequest, subject: string) {
  const [kind = "", id = ""] = subject.split(":");
  const lists: Readonly<Record<string, string>> = {
    policy: "policies",
    claim: "claims",
    payment: "payments",
    refund: "refunds",
    check: "checks",
  };
  const text = kind === "claim" ? claimNumber(id) : kind === "policy" ? id : shortId(id);
  const page = `/${lists[kind] ?? ""}/${id}`;
  return isOpenTo(desk, page) ? html`<a href="${desk.address(page)}">${text}</a>` : text;
}

function erasureCard(
  desk: StaffRequest,
  id: string,
  { person, blocks, kept, erased }: ChosenPerson,
  proposals: readonly Proposal[],
) {
  const { language } = desk;
  const texts = personPageTexts[language];
  const words = personTexts[language];
  const dayText = (until: string | undefined) =>
    until === undefined ? "" : ` · ${fill(texts.untilDay, { day: formatDate(until) })}`;
  const reasons = blocks.map(
    ({ kind, subject, until }) =>
      html`<li>${words.blocks[kind]}: ${recordView(desk, subject)}${dayText(until)}</li>`,
  );
  const blocked =
    blocks.length === 0
      ? ""
      : html`<div role="status"><h3>${texts.blocked}</h3><ul>${reasons}</ul></div>`;
  const retainedRows = kept.map(({ kind, subject, until }) => [
    html`${retentionName(kind, language)}: ${recordView(desk, subject)}`,
    formatDate(until),
    retentionTerm(kind, language),
  ]);
  const retainedView =
    kept.length === 0
      ? ""
      : html`<h3>${texts.kept}</h3>${deskTable(texts.kept, [texts.record, texts.until, texts.rule], retainedRows)}`;
  const mayPropose = blocks.length === 0 && proposals.length === 0 && erased.size > 0;
  const form = mayPropose
    ? html`<form method="post" action="${desk.address(`${PEOPLE}/${id}`)}"><input type="hidden" name="person" value="${person.key}">
      ${commandFields(desk, texts)}<button class="danger" name="command" value="erase">${texts.propose}</button></form>`
    : "";
  const heading = blocks.length === 0 ? texts.erasedNow : texts.erasedLater;
  return html`<section class="card"><h2>${texts.erase}</h2><p class="muted">${texts.eraseHint}</p>${blocked}
    <h3>${heading}</h3>${countsTable(desk, heading, erased)}${retainedView}${form}</section>`;
}
