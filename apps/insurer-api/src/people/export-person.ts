import { formatDate, fromDiram, type Language } from "@sughurta/domain";
import { inArray, sql } from "drizzle-orm";
import { DOCUMENT_PDF } from "#src/content/files/serve-files.ts";
import type { Localised } from "#src/content/schema/seed-types.ts";
import { accountData } from "#src/identity/user/account-deletion-routes.ts";
import { draft } from "#src/platform/database/schema/service.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { getToday } from "#src/platform/platform.ts";
import { openDraft } from "#src/sales/orders/drafts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import type { PersonScope } from "./find-people.ts";
import { maskDetails, maskOthers } from "./order-people.ts";
import { PERSON_FORMATS, personTexts } from "./person-texts.ts";
import { PERSON_KINDS, PERSONAL_TABLES, type PersonKind } from "./personal-tables.ts";

/** Labels of fields in a person's file: Russian, Tajik, English. */
const LABELS: Readonly<Record<string, readonly [string, string, string]>> = {
  number: ["Номер", "Рақам", "Number"],
  policyNumber: ["Номер полиса", "Рақами полис", "Policy number"],
  productCode: ["Продукт", "Маҳсулот", "Product"],
  startDate: ["Начало", "Оғоз", "Start"],
  endDate: ["Конец", "Анҷом", "End"],
  beginDate: ["Начало", "Оғоз", "Start"],
  price: ["Цена", "Нарх", "Price"],
  amount: ["Сумма", "Маблағ", "Amount"],
  sumAssured: ["Страховая сумма", "Маблағи суғуртавӣ", "Sum insured"],
  currency: ["Валюта", "Асъор", "Currency"],
  holder: ["Страхователь", "Суғурташаванда", "Policyholder"],
  lifeAssured: ["Застрахованные", "Суғурташудагон", "Insured people"],
  lastName: ["Фамилия", "Насаб", "Surname"],
  firstName: ["Имя", "Ном", "First name"],
  patronymic: ["Отчество", "Номи падар", "Patronymic"],
  fullName: ["Имя", "Ном", "Name"],
  name: ["Имя", "Ном", "Name"],
  birthDate: ["Дата рождения", "Санаи таваллуд", "Date of birth"],
  phone: ["Телефон", "Телефон", "Phone"],
  email: ["Почта", "Почта", "Email"],
  recipient: ["Получатель", "Гиранда", "Recipient"],
  docSeries: ["Серия документа", "Силсилаи ҳуҷҷат", "Document series"],
  docNumber: ["Номер документа", "Рақами ҳуҷҷат", "Document number"],
  issueDate: ["Дата выдачи", "Санаи додан", "Date of issue"],
  issueInstitution: ["Кем выдан", "Кӣ додааст", "Issued by"],
  gosNomer: ["Номер машины", "Рақами мошин", "Number plate"],
  state: ["Состояние", "Ҳолат", "State"],
  subject: ["Тема", "Мавзӯъ", "Subject"],
  body: ["Текст", "Матн", "Text"],
  note: ["Текст", "Матн", "Text"],
  message: ["Сообщение", "Паём", "Message"],
  reason: ["Причина", "Сабаб", "Reason"],
  operator: ["Платёжная система", "Низоми пардохт", "Payment operator"],
  reference: ["Номер платежа", "Рақами пардохт", "Payment reference"],
  language: ["Язык", "Забон", "Language"],
  createdAt: ["Создано", "Сохта шуд", "Created"],
  updatedAt: ["Изменено", "Тағйир ёфт", "Changed"],
  sentAt: ["Отправлено", "Фиристода шуд", "Sent"],
  expiresAt: ["До", "То", "Until"],
  device: ["Устройство", "Дастгоҳ", "Device"],
  details: ["Подробности", "Тафсилот", "Details"],
  profile: ["Профиль", "Профил", "Profile"],
  documents: ["Документы", "Ҳуҷҷатҳо", "Documents"],
  addresses: ["Адреса", "Суроғаҳо", "Addresses"],
  people: ["Люди", "Одамон", "People"],
  cars: ["Машины", "Мошинҳо", "Cars"],
  messages: ["Сообщения", "Паёмҳо", "Messages"],
  partnerCode: ["Партнёр", "Шарик", "Partner"],
  partnerReference: ["Номер у партнёра", "Рақам назди шарик", "Partner's reference"],
  description: ["О себе", "Дар бораи худ", "About"],
};

const PLACES: Readonly<Record<Language, 0 | 1 | 2>> = { ru: 0, tg: 1, en: 2 };

/** Label of a field; a field without one is shown by its name. */
const fieldLabel = (name: string, language: Language): string =>
  LABELS[name]?.[PLACES[language]] ?? name;

type Row = Readonly<Record<string, unknown>>;

/** A person's data by kind; empty kinds are omitted. */
interface PersonFile {
  readonly phone: string;
  readonly person: string;
  /** ISO date. */
  readonly madeOn: string;
  /** What is not in the file, in words. */
  readonly notes: readonly string[];
  readonly data: Readonly<Partial<Record<PersonKind, readonly Row[]>>>;
}

type Needs = Pick<Service, "config" | "db" | "now">;

const DIRAM = "_diram";

/** A row as it is exported: names in camelCase, amounts in TJS, empty values omitted. */
function toRow(row: Row): Row {
  const entries = Object.entries(row).flatMap(([name, value]) => {
    if (value === null || value === "") return [];
    const isAmount = name.endsWith(DIRAM) && typeof value === "number";
    const short = isAmount ? name.slice(0, -DIRAM.length) : name;
    const camel = short.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [[camel, isAmount ? fromDiram(value) : value] as const];
  });
  return Object.fromEntries(entries);
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Columns that name other people. */
function withoutOthers(table: string, row: Row, { name }: PersonScope): Row {
  const shown: Record<string, unknown> = { ...row };
  for (const column of ["details", "before", "after"]) {
    const value = row[column];
    if (isRow(value)) shown[column] = maskDetails(value, name);
  }
  const insured = row.life_assured;
  if (table === "policy" && Array.isArray(insured)) {
    shown.life_assured = maskOthers(insured.map(String), name);
  }
  return shown;
}

async function rowsAbout(
  { db }: Pick<Needs, "db">,
  scope: PersonScope,
): Promise<Map<PersonKind, Row[]>> {
  const data = new Map<PersonKind, Row[]>();
  for (const { table, kind, rows, hides = [] } of PERSONAL_TABLES) {
    if (table === "user" || table === "user_record" || table === "draft") continue;
    const hidden = sql`array[${sql.join(
      ["", ...hides].map((column) => sql`${column}`),
      sql`, `,
    )}]::text[]`;
    const found = await queryRows<{ row: Row }>(
      db,
      sql`select to_jsonb(stored) - ${hidden} as row from ${sql.identifier(table)} as stored where ${rows(scope)}`,
    );
    const shown = found.map(({ row }) => ({
      record: table,
      ...toRow(withoutOthers(table, row, scope)),
    }));
    data.set(kind, [...(data.get(kind) ?? []), ...shown]);
  }
  return data;
}

/** Decrypted unfinished orders. */
async function listDrafts(service: Needs, { owners }: PersonScope): Promise<Row[]> {
  const { db } = service;
  const stored = await db
    .select()
    .from(draft)
    .where(inArray(draft.owner, [...owners]));
  const opened = stored.map(async (place) => {
    const found = place.paid ? undefined : await openDraft(service, db, place);
    return found ? [{ record: "draft", kind: place.kind, content: found.content }] : [];
  });
  return (await Promise.all(opened)).flat();
}

/** Collects everything about a person; other people of the same phone or policies are left out or masked. */
export async function exportPerson(
  service: Needs,
  scope: PersonScope,
  language: Language,
): Promise<PersonFile> {
  const { others, boughtForOthers, phone, fullName, userId } = scope;
  const texts = personTexts[language];
  const madeOn = getToday(service);
  const data = await rowsAbout(service, scope);
  data.set("drafts", [...(data.get("drafts") ?? []), ...(await listDrafts(service, scope))]);
  if (userId !== undefined) {
    data.set("account", [
      { record: "account", ...(await accountData(service, service.db, userId)) },
    ]);
  }
  const brand = service.config.brandName;
  return {
    phone,
    person: fullName,
    madeOn,
    notes: [
      fill(texts.intro, { brand, phone, day: formatDate(madeOn) }),
      texts.insured,
      ...(others > 0 ? [fill(texts.others, { count: others })] : []),
      ...(boughtForOthers > 0 ? [fill(texts.bought, { count: boughtForOthers })] : []),
    ],
    data: Object.fromEntries(
      PERSON_KINDS.map((kind) => [kind, data.get(kind) ?? []] as const).filter(
        ([, rows]) => rows.length > 0,
      ),
    ),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

function valueText(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, language)).join("; ");
  if (isRow(value)) return `(${fieldsText(value, language)})`;
  const text = String(value ?? "");
  return /^\d{4}-\d{2}-\d{2}(?:$|T)/.test(text) ? formatDate(text.slice(0, 10)) : text;
}

const fieldsText = (row: Row, language: Language): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== "" && value !== undefined)
    .map(([name, value]) => `${fieldLabel(name, language)}: ${valueText(value, language)}`)
    .join("; ");

const same = (text: string): Localised => ({ ru: text, tg: text, en: text });

/** Draws a person's file as a PDF. */
function personPdf(
  { config, renderer }: Pick<Service, "config" | "renderer">,
  file: PersonFile,
  language: Language,
): Promise<Uint8Array> {
  const texts = personTexts[language];
  const sections = PERSON_KINDS.flatMap((kind) => {
    const rows = file.data[kind] ?? [];
    if (rows.length === 0) return [];
    const items = rows.map(
      ({ record: _, ...row }) => `<li>${escaped(fieldsText(row, language))}</li>`,
    );
    return [`<h3>${texts.kinds[kind]}</h3>`, ...items];
  });
  const notes = file.notes.map((note) => `<p>${escaped(note)}</p>`);
  const body = sections.length > 0 ? sections : [`<p>${texts.none}</p>`];
  const { brandName, supportPhone } = config;
  return renderer.draw(DOCUMENT_PDF, {
    item: { title: same(texts.title), description: same(file.person) },
    terms: { title: same(texts.title), desc: same([...notes, ...body].join("")) },
    language,
    issuer: { brandName, supportPhone },
  });
}

/** A person's file in a format, with its media type. */
export async function personFile(
  service: Needs & Pick<Service, "renderer">,
  scope: PersonScope,
  format: string,
  language: Language,
): Promise<{ readonly content: Uint8Array; readonly mediaType: string }> {
  const known = PERSON_FORMATS.find((one) => one === format);
  if (!known) throw new FailureError(404, "notFound");
  const file = await exportPerson(service, scope, language);
  return known === "pdf"
    ? { content: await personPdf(service, file, language), mediaType: "application/pdf" }
    : {
        content: new TextEncoder().encode(JSON.stringify(file, null, 2)),
        mediaType: "application/json",
      };
}
