import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { commandFields } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";

const TEXTS: Readonly<
  Record<Language, { readonly confirm: string; readonly reject: string; readonly withdraw: string }>
> = {
  ru: { confirm: "Подтвердить", reject: "Отклонить", withdraw: "Отозвать" },
  tg: { confirm: "Тасдиқ кардан", reject: "Рад кардан", withdraw: "Бозпас гирифтан" },
  en: { confirm: "Confirm", reject: "Reject", withdraw: "Withdraw" },
};

/** Decision form of a proposal: its author may withdraw it, other staff confirm or reject it. */
export function decideProposalForm(
  deskContext: DeskContext,
  { action, isOwn }: { readonly action: string; readonly isOwn: boolean },
  texts: Parameters<typeof commandFields>[1] & { readonly anotherConfirms: string },
  language: Language,
) {
  const { confirm, reject, withdraw } = TEXTS[language];
  return html`<form method="post" action="${action}">
    ${isOwn ? html`<p>${texts.anotherConfirms}</p>` : ""}${commandFields(deskContext, texts)}
    <div class="tools">${isOwn ? "" : html`<button class="main" name="command" value="confirm">${confirm}</button>`}
    <button name="command" value="reject">${isOwn ? withdraw : reject}</button></div></form>`;
}
