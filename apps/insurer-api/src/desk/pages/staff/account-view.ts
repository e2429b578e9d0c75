import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { momentText } from "#src/desk/shell/elements.ts";
import { decisionField } from "#src/desk/shell/form-fields.ts";
import type { DeskPage, Markup } from "#src/desk/shell/page-frame.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import type { StaffPasskey } from "#src/platform/database/schema/desk.ts";
import { staffTexts } from "./staff-texts.ts";

/** Passkey request of a form. */
interface PasskeyRequest {
  readonly kind: "create" | "get";
  readonly action: string;
  /** WebAuthn options as JSON for the browser. */
  readonly options: unknown;
  readonly label: string;
}

/** A form whose button requests a passkey and submits the response; hidden in browsers without passkeys. */
export function passkeyForm(
  language: Language,
  { kind, action, options, label }: PasskeyRequest,
  fields: Markup | Promise<Markup> | "" = "",
) {
  return html`<form method="post" action="${action}" data-passkey="${kind}" data-options="${JSON.stringify(options)}" hidden>${fields}
    <input type="hidden" name="answer"><p role="alert" data-failed hidden>${staffTexts[language].failed}</p><button class="${kind === "create" ? "main" : ""}">${label}</button></form>`;
}

/** A member's passkeys and number of sessions. */
export interface AccountFacts {
  readonly passkeys: readonly Pick<StaffPasskey, "id" | "name" | "createdAt" | "usedAt">[];
  readonly sessions: number;
  /** Passkey creation options; `undefined` if passkeys are not available. */
  readonly options: unknown;
}

/** A member's own passkeys and sessions. */
export function accountView(
  desk: DeskRequest,
  { passkeys, sessions, options }: AccountFacts,
): DeskPage {
  const { language } = desk;
  const texts = staffTexts[language];
  const action = `${desk.path}/account`;
  const rows = passkeys.map(
    ({ id, name, createdAt, usedAt }) =>
      html`<li><strong>${name}</strong><span class="muted">${texts.made} ${momentText(desk, createdAt)} · ${usedAt ? `${texts.used} ${momentText(desk, usedAt)}` : texts.never}</span>
        <form method="post" action="${action}?lang=${language}">${decisionField()}<input type="hidden" name="passkey" value="${id}"><button name="command" value="removePasskey" aria-label="${texts.remove}: ${name}">${texts.remove}</button></form></li>`,
  );
  const list =
    rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noPasskeys}</p>`;
  const register =
    options === undefined
      ? html`<p class="muted">${texts.byNumber}</p>`
      : passkeyForm(
          language,
          {
            kind: "create",
            action: `${action}/passkeys?lang=${language}`,
            options,
            label: texts.register,
          },
          html`${decisionField()}<label>${texts.passkeyName} <input name="name" required maxlength="100"></label>`,
        );
  const others =
    sessions > 1
      ? html`<form method="post" action="${action}?lang=${language}">${decisionField()}<button name="command" value="endSessions">${texts.endOthers}</button></form>`
      : "";
  const body = html`<section class="card"><h2>${texts.passkeys}</h2><p class="muted">${texts.passkeysHint}</p>${list}${register}</section>
    <section class="card"><h2>${texts.sessions}: ${sessions}</h2>${others}</section>`;
  return { title: deskTexts[language].account, body };
}
