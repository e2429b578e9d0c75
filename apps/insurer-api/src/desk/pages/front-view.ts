import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { FrontFacts } from "#src/desk/pages/front-facts.ts";
import { passkeyForm } from "#src/desk/pages/staff/account-view.ts";
import { staffTexts } from "#src/desk/pages/staff/staff-texts.ts";
import { momentView } from "#src/desk/shell/elements.ts";
import { failureAlert } from "#src/desk/shell/form-fields.ts";
import { readDeskShell, sendDeskPage, waitingText } from "#src/desk/shell/page-frame.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { suspendedTexts } from "#src/desk/texts/suspended-texts.ts";
import type { FailureError } from "#src/platform/failures/failure-error.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";

/** Failure of a sign-in attempt and the name that was entered. */
export interface FailedSignIn {
  readonly error: Pick<FailureError, "code" | "values">;
  readonly name: string;
}

/** The sign-in page; a failed attempt preserves the name, but not the password and the code. */
export function showSignIn(
  context: Context,
  {
    failed,
    options,
  }: {
    readonly failed?: FailedSignIn | undefined;
    /** Passkey request options; `undefined` if passkeys are not available. */
    readonly options?: unknown;
  },
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const alert = failed ? failureAlert(language, failed.error.code, failed.error.values) : "";
  const passkey =
    options === undefined
      ? ""
      : passkeyForm(language, {
          kind: "get",
          action: `/sign-in/passkey?lang=${language}`,
          options,
          label: staffTexts[language].signIn,
        });
  const body = html`${alert}<section class="card"><form method="post" action="/sign-in?lang=${language}">
    <label>${texts.name} <input name="name" required autocomplete="username" autocapitalize="none" maxlength="100" value="${failed?.name ?? ""}"></label>
    <label>${texts.password} <input name="password" type="password" required autocomplete="current-password" maxlength="200"></label>
    <label>${texts.code} <input name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="40"></label>
    <button class="main">${texts.signIn}</button></form>${passkey}</section>`;
  return sendDeskPage(context, { title: texts.signIn, body });
}

/** The front page: what was sold today, and work lists with their number of pending items and the oldest of them. */
export async function showFront(
  context: Context,
  {
    timeZone,
    loadFacts,
  }: {
    readonly timeZone: string;
    readonly loadFacts: (lists: readonly string[]) => Promise<FrontFacts>;
  },
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const { path, menu } = readDeskShell(context);
  const items = (await menu(language)).flat();
  const { oldest, today, held } = await loadFacts(items.map(({ list }) => list));
  const tiles = items.map(({ list, label, waiting }) => {
    const at = waiting ? oldest.get(list) : undefined;
    const since = at && html`<span>${texts.oldest} ${momentView({ timeZone }, at)}</span>`;
    return html`<li><a href="${path}/${list}?lang=${language}">${label}${countView(waiting, language)}${since ?? ""}</a></li>`;
  });
  const body =
    tiles.length > 0
      ? html`${held > 0 ? heldNotice(held, language) : ""}${today ? todayView(today, language) : ""}<ul class="desk-tiles">${tiles}</ul>`
      : html`<p>${texts.rolesAwaited}</p>`;
  return sendDeskPage(context, { title: texts.title, body });
}

/** For all staff: customers may ask for a message that is held. */
const heldNotice = (count: number, language: Language) =>
  html`<p class="card" role="status">${fill(suspendedTexts[language].notice, { count })}</p>`;

/** Number and premium of the policies sold today. */
function todayView(today: NonNullable<FrontFacts["today"]>, language: Language) {
  const { soldToday, policies, nothingSold } = deskTexts[language];
  const sums = today
    .filter(({ sold }) => sold > 0)
    .map(
      ({ currency, sold, writtenDiram }) =>
        html`<dt>${policies}: ${sold}</dt><dd class="amount">${moneyText(writtenDiram, currency, language)}</dd>`,
    );
  return html`<section class="card desk-today"><h2>${soldToday}</h2>${sums.length > 0 ? html`<dl>${sums}</dl>` : html`<p>${nothingSold}</p>`}</section>`;
}

/** Number of pending items, if the list has any such state. */
function countView(waiting: number | undefined, language: Language) {
  const texts = deskTexts[language];
  if (waiting === undefined) return "";
  return waiting === 0
    ? html`<span>${texts.nothingWaits}</span>`
    : html`<span><strong>${waitingText(waiting)}</strong> ${texts.waiting}</span>`;
}
