import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { PersonalKind } from "#src/desk/personal/openings.ts";
import { commandFields } from "./desk-command.ts";
import { personalTexts } from "./personal-texts.ts";
import type { Seat } from "./seat.ts";

/** Form that reveals the personal data of a record with a reason; a note if it is already revealed. */
export function personalForm(
  seat: Seat,
  language: Language,
  { standing }: PersonalView,
  { kind, id }: { readonly kind: PersonalKind; readonly id: string },
) {
  const texts = personalTexts[language];
  if (seat.asksWho || standing === "locked") return "";
  if (standing === "open") return html`<p class="muted" role="status">${texts.shown}</p>`;
  return html`<details><summary>${texts.show}</summary>
    <form method="post" action="${seat.path}/personal/${kind}/${id}?lang=${language}">${commandFields(seat, texts)}
    <button>${texts.show}</button></form></details>`;
}
