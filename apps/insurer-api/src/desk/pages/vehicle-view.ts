import { formatDate, type Language } from "@sughurta/domain";
import { formatPlate } from "@sughurta/domain/motor";
import { html } from "hono/html";
import { CLOSED } from "#src/desk/access/mask.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, momentView, rowLink } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { personalForm, policyLink } from "#src/desk/shell/record-parts.ts";
import { type ListPage, personalTable, workListPage } from "#src/desk/shell/work-list.ts";
import type { NamedVehicle, Policy, VehicleCheck } from "#src/platform/database/schema/sales.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { soldVehicle } from "#src/products/motor/checked-vehicle.ts";
import { motorDocumentTexts } from "#src/products/motor/document/motor-document-texts.ts";

/** A policy of a vehicle that was not in the directory when it was sold. */
export interface UnknownVehicle {
  readonly policy: Policy;
  /** The vehicle as it was sold. */
  readonly sold: ReturnType<typeof soldVehicle>;
  /** Null until staff compare it with its registration certificate. */
  readonly check: VehicleCheck | null;
  readonly cancelledOn: string | null;
}

const ru = {
  title: "Машины на проверку",
  empty: "Машин на проверку нет",
  policy: "Полис",
  vehicle: "Машина",
  make: "Марка",
  model: "Модель",
  kind: "Вид",
  plate: "Госномер",
  period: "Действует",
  paid: "Цена полиса",
  sold: "Продан",
  state: "Состояние",
  waiting: "Ждёт проверки",
  checked: "Проверена",
  cancelled: "Полис отменён",
  /** Above the form of a check. */
  certificate: "По свидетельству о регистрации",
  hint: "Исправьте то, что записано в свидетельстве иначе, или оставьте как есть. Разницу в цене мы вернём или попросим доплатить, и сообщим об этом страхователю.",
  decidedBy: "Кто решил",
  reason: "На основании чего",
  check: "Записать проверку",
  result: "Проверка",
  price: "Цена",
  difference: "Разница",
  samePrice: "Цена не изменилась",
  charged: "К доплате",
  refunded: "К возврату",
};

const tg: typeof ru = {
  title: "Мошинҳо барои санҷиш",
  empty: "Барои санҷиш мошин нест",
  policy: "Полис",
  vehicle: "Мошин",
  make: "Тамға",
  model: "Модел",
  kind: "Навъ",
  plate: "Рақами давлатӣ",
  period: "Амал мекунад",
  paid: "Нархи полис",
  sold: "Фурӯхта шуд",
  state: "Ҳолат",
  waiting: "Санҷишро интизор аст",
  checked: "Санҷида шуд",
  cancelled: "Полис бекор шуд",
  certificate: "Мувофиқи шаҳодатномаи бақайдгирӣ",
  hint: "Он чиро, ки дар шаҳодатнома дигар хел навишта шудааст, ислоҳ кунед ё ҳамон хел монед. Фарқи нархро бармегардонем ё иловапулӣ мепурсем ва ба суғурташаванда хабар медиҳем.",
  decidedBy: "Кӣ қарор дод",
  reason: "Дар асоси чӣ",
  check: "Сабти санҷиш",
  result: "Санҷиш",
  price: "Нарх",
  difference: "Фарқ",
  samePrice: "Нарх тағйир наёфт",
  charged: "Барои иловапулӣ",
  refunded: "Барои баргардонидан",
};

const en: typeof ru = {
  title: "Vehicles to check",
  empty: "There are no vehicles to check",
  policy: "Policy",
  vehicle: "Vehicle",
  make: "Make",
  model: "Model",
  kind: "Type",
  plate: "Number plate",
  period: "Period",
  paid: "Price of the policy",
  sold: "Sold",
  state: "State",
  waiting: "To be checked",
  checked: "Checked",
  cancelled: "Policy cancelled",
  certificate: "By the registration certificate",
  hint: "Correct what the certificate says differently, or leave it as it is. The difference in price is refunded or charged, and the policyholder is told.",
  decidedBy: "Decided by",
  reason: "On what grounds",
  check: "Save the check",
  result: "Check",
  price: "Price",
  difference: "Difference",
  samePrice: "The price stays the same",
  charged: "To be paid",
  refunded: "To be refunded",
};

/** Texts of the vehicle pages. */
const vehicleDeskTexts = { ru, tg, en };

const NAME_LENGTH = 100;

/** The kind of a vehicle; casco does not ask for it, since it insures only cars. */
function kindText(type: number | undefined, language: Language): string {
  return motorDocumentTexts[language].vehicleTypes[type ?? 0] ?? "";
}

function stateBadge({ check, cancelledOn }: UnknownVehicle, language: Language) {
  const texts = vehicleDeskTexts[language];
  if (check) return badge("success", texts.checked);
  return cancelledOn === null ? badge("warning", texts.waiting) : badge("neutral", texts.cancelled);
}

/** Vehicles to check, oldest first, or all of them, newest first. */
export async function vehiclesView(
  desk: DeskRequest,
  page: ListPage<UnknownVehicle>,
): Promise<DeskPage> {
  const { language } = desk;
  const texts = vehicleDeskTexts[language];
  const rows = await personalTable(desk, page.shown, {
    kind: "policy",
    caption: texts.title,
    columns: [
      texts.policy,
      texts.vehicle,
      texts.kind,
      texts.plate,
      texts.state,
      texts.sold,
      { label: texts.paid, isSum: true },
    ],
    getId: ({ policy: { number } }) => number,
    toCells: (found, view) => {
      const { number, createdAt, amountDiram, currency } = found.policy;
      const { plate, ...sold } = found.sold;
      const { make, model, vehicleType } = found.check?.sold ?? sold;
      return [
        rowLink(desk.address(`/vehicles/${number}`), number),
        `${make} ${model}`,
        kindText(vehicleType, language),
        view.other(formatPlate(plate)),
        stateBadge(found, language),
        momentView(desk, createdAt),
        moneyText(amountDiram, currency, language),
      ];
    },
  });
  return workListPage(desk, page, { title: texts.title, rows, empty: texts.empty });
}

/** One vehicle: as sold, the result of its check, and the form of the check. */
export async function vehicleView(desk: DeskRequest, found: UnknownVehicle): Promise<DeskPage> {
  const { language } = desk;
  const texts = vehicleDeskTexts[language];
  const { policy: issued, check, cancelledOn } = found;
  const { number, amountDiram, currency } = issued;
  const view = (await desk.loadViews("policy", [number]))(number);
  const { plate, ...now } = found.sold;
  const sold = check?.sold ?? now;
  const { make, model, vehicleType } = sold;
  const isOpen = check === null && cancelledOn === null && desk.may("checkVehicles");
  const body = html`<div class="desk-split"><div class="desk-side">
    <section class="card"><dl><dt>${texts.policy}</dt><dd>${policyLink(desk, number)}</dd>
    <dt>${texts.vehicle}</dt><dd>${make} ${model}</dd><dt>${texts.kind}</dt><dd>${kindText(vehicleType, language)}</dd>
    <dt>${texts.plate}</dt><dd>${view.other(formatPlate(plate)) || "–"}</dd>
    <dt>${texts.period}</dt><dd>${formatDate(issued.startDate)} – ${formatDate(issued.endDate)}</dd>
    <dt>${texts.paid}</dt><dd>${moneyText(amountDiram, currency, language)}</dd></dl>
    ${personalForm(desk, view, { kind: "policy", id: number })}</section>
    ${check ? checkView(desk, found, check, language) : ""}</div>
    <div class="desk-side">${isOpen ? checkForm(desk, found, sold) : ""}</div></div>`;
  return {
    title: number,
    statusBadge: stateBadge(found, language),
    back: backLinks(desk, { path: "/vehicles", label: texts.title }),
    body,
  };
}

/** Result of a check, and its effect on the price. */
function checkView(
  desk: DeskRequest,
  { policy: { currency } }: UnknownVehicle,
  check: NonNullable<UnknownVehicle["check"]>,
  language: Language,
) {
  const texts = vehicleDeskTexts[language];
  const { found, beforeDiram, afterDiram, refundId } = check;
  const { make, model, vehicleType } = found;
  const { decidedBy, createdAt, reason } = check;
  const price = (diram: number) => moneyText(diram, currency, language);
  const difference = price(Math.abs(afterDiram - beforeDiram));
  const money =
    afterDiram === beforeDiram
      ? texts.samePrice
      : refundId === null
        ? `${texts.charged}: ${difference}`
        : html`<a href="${desk.address(`/refunds/${refundId}`)}">${texts.refunded}: ${difference}</a>`;
  return html`<section class="card"><h2>${texts.result}</h2><dl><dt>${texts.vehicle}</dt><dd>${make} ${model}</dd>
    ${vehicleType === undefined ? "" : html`<dt>${texts.kind}</dt><dd>${kindText(vehicleType, language)}</dd>`}
    <dt>${texts.price}</dt><dd>${price(beforeDiram)} → ${price(afterDiram)}</dd><dt>${texts.difference}</dt><dd>${money}</dd></dl>
    <p class="muted">${momentView(desk, createdAt)} · ${decidedBy}: ${CLOSED.note(reason)}</p></section>`;
}

/** Check form, filled in with the vehicle as sold. */
function checkForm(desk: DeskRequest, { policy: { number } }: UnknownVehicle, sold: NamedVehicle) {
  const { language } = desk;
  const texts = vehicleDeskTexts[language];
  const typed = (name: string, otherwise: string) => desk.query[name] ?? otherwise;
  const type = typed("vehicleType", String(sold.vehicleType ?? ""));
  const kinds = motorDocumentTexts[language].vehicleTypes.map(
    (kind, code) =>
      html`<option value="${code}" ${String(code) === type ? html`selected` : ""}>${kind}</option>`,
  );
  const kind =
    sold.vehicleType === undefined
      ? ""
      : html`<label>${texts.kind} <select name="vehicleType">${kinds}</select></label>`;
  return html`<section class="card"><h2>${texts.certificate}</h2><p>${texts.hint}</p>
    <form method="post" action="${desk.address(`/vehicles/${number}`)}">
    <label>${texts.make} <input name="make" required maxlength="${NAME_LENGTH}" value="${typed("make", sold.make)}"></label>
    <label>${texts.model} <input name="model" required maxlength="${NAME_LENGTH}" value="${typed("model", sold.model)}"></label>
    ${kind}${commandFields(desk, texts)}
    <button class="main">${texts.check}</button></form></section>`;
}
