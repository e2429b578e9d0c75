import { formatDate, type Language } from "@sughurta/domain";
import { formatPlate } from "@sughurta/domain/motor";
import type { Context } from "hono";
import { html } from "hono/html";
import { CLOSED } from "#src/desk/personal/mask.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { badge, rowLink } from "#src/desk/shell/desk-table.ts";
import type { NamedVehicle } from "#src/platform/database/schema/sales.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { motorDocumentTexts } from "#src/products/motor/document/motor-document-texts.ts";
import { backLinks } from "./back-links.ts";
import { commandFields, deskProblem } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { personalForm } from "./personal-form.ts";
import { policyLink } from "./timeline-view.ts";
import type { UnknownVehicle } from "./vehicle-facts.ts";
import { vehicleDeskTexts } from "./vehicle-texts.ts";
import { type ListPage, personalTable, sendWorkList } from "./work-list.ts";

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
export async function showVehicles(
  deskContext: DeskContext,
  context: Context,
  page: ListPage<UnknownVehicle>,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = vehicleDeskTexts[language];
  const rows = await personalTable(deskContext, context, page.shown, {
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
    idOf: ({ policy: { number } }) => number,
    cellsOf: (found, view) => {
      const { number, createdAt, amountDiram, currency } = found.policy;
      const { plate, ...sold } = found.sold;
      const { make, model, vehicleType } = found.check?.sold ?? sold;
      return [
        rowLink(`${deskContext.path}/vehicles/${number}?lang=${language}`, number),
        `${make} ${model}`,
        kindText(vehicleType, language),
        view.other(formatPlate(plate)),
        stateBadge(found, language),
        momentView(deskContext, createdAt),
        moneyText(amountDiram, currency, language),
      ];
    },
  });
  return sendWorkList(context, page, { title: texts.title, rows, empty: texts.empty });
}

/** One vehicle: as sold, the result of its check, and the form of the check. */
export async function showVehicle(
  deskContext: DeskContext,
  context: Context,
  found: UnknownVehicle,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = vehicleDeskTexts[language];
  const { policy: issued, check, cancelledOn } = found;
  const { number, amountDiram, currency } = issued;
  const view = (await deskContext.viewsOf(context, "policy", [number]))(number);
  const { plate, ...now } = found.sold;
  const sold = check?.sold ?? now;
  const { make, model, vehicleType } = sold;
  const isOpen =
    check === null && cancelledOn === null && deskContext.may(context, "checkVehicles");
  const body = html`${deskProblem(context, language)}<div class="desk-split"><div class="desk-side">
    <section class="card"><dl><dt>${texts.policy}</dt><dd>${policyLink(deskContext, language, number)}</dd>
    <dt>${texts.vehicle}</dt><dd>${make} ${model}</dd><dt>${texts.kind}</dt><dd>${kindText(vehicleType, language)}</dd>
    <dt>${texts.plate}</dt><dd>${view.other(formatPlate(plate)) || "–"}</dd>
    <dt>${texts.period}</dt><dd>${formatDate(issued.startDate)} – ${formatDate(issued.endDate)}</dd>
    <dt>${texts.paid}</dt><dd>${moneyText(amountDiram, currency, language)}</dd></dl>
    ${personalForm(deskContext, language, view, { kind: "policy", id: number })}</section>
    ${check ? checkView(deskContext, found, check, language) : ""}</div>
    <div class="desk-side">${isOpen ? checkForm(deskContext, context, found, sold) : ""}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: number,
    standing: stateBadge(found, language),
    back: backLinks(deskContext, language, { path: "/vehicles", label: texts.title }),
    body,
  });
}

/** Result of a check, and its effect on the price. */
function checkView(
  deskContext: DeskContext,
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
        : html`<a href="${deskContext.path}/refunds/${refundId}?lang=${language}">${texts.refunded}: ${difference}</a>`;
  return html`<section class="card"><h2>${texts.result}</h2><dl><dt>${texts.vehicle}</dt><dd>${make} ${model}</dd>
    ${vehicleType === undefined ? "" : html`<dt>${texts.kind}</dt><dd>${kindText(vehicleType, language)}</dd>`}
    <dt>${texts.price}</dt><dd>${price(beforeDiram)} → ${price(afterDiram)}</dd><dt>${texts.difference}</dt><dd>${money}</dd></dl>
    <p class="muted">${momentView(deskContext, createdAt)} · ${decidedBy}: ${CLOSED.note(reason)}</p></section>`;
}

/** Check form, filled in with the vehicle as sold. */
function checkForm(
  deskContext: DeskContext,
  context: Context,
  { policy: { number } }: UnknownVehicle,
  sold: NamedVehicle,
) {
  const language = pageLanguage(context);
  const texts = vehicleDeskTexts[language];
  const typed = (name: string, otherwise: string) => context.req.query(name) ?? otherwise;
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
    <form method="post" action="${deskContext.path}/vehicles/${number}?lang=${language}">
    <label>${texts.make} <input name="make" required maxlength="${NAME_LENGTH}" value="${typed("make", sold.make)}"></label>
    <label>${texts.model} <input name="model" required maxlength="${NAME_LENGTH}" value="${typed("model", sold.model)}"></label>
    ${kind}${commandFields(deskContext, texts)}
    <button class="main">${texts.check}</button></form></section>`;
}
