import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { PersonalKind } from "#src/desk/personal/openings.ts";
import { commandFields } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { personalTexts } from "./personal-texts.ts";

/** Form that reveals the personal data of a record with a reason; a note if it is already revealed. */
export function personalForm(
  deskContext: DeskContext,
  language: Language,
  { standing }: PersonalView,
  { kind, id }: { readonly kind: PersonalKind; readonly id: string },
) {
  const texts = personalTexts[language];
  if (deskContext.asksWho || standing === "locked") return "";
  if (standing === "open") return html`<p class="muted" role="status">${texts.shown}</p>`;
  return html`<details><summary>${texts.show}</summary>
    <form method="post" action="${deskContext.path}/personal/${kind}/${id}?lang=${language}">${commandFields(deskContext, texts)}
    <button>${texts.show}</button></form></details>`;
}
