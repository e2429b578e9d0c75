import type { MyPolicy } from "@sughurta/contracts/policy";
import {
  formatDate,
  helpPhone,
  type InsurerPhones,
  type Language,
  needsAssistance,
  telHref,
} from "@sughurta/domain";
import { policyFamily } from "@sughurta/domain/box";
import { policyNames } from "@sughurta/domain/motor";
import type { TextsLike } from "@sughurta/i18n";
import { patternMarkup } from "@sughurta/ui-kit";
import type { texts as ru } from "./texts/ru.ts";

/** Texts of the page in one language. */
export type OfflineTexts = TextsLike<typeof ru>;

/** What the page stores of a policy, without names (SPEC-30). */
export type StoredPolicy = Pick<
  MyPolicy,
  "policyNumber" | "policyType" | "title" | "startDate" | "endDate" | "family" | "assistance"
> &
  // Absent in what was stored before.
  Partial<Pick<MyPolicy, "productSlug">>;

/** Data of the page. */
export interface OfflinePage {
  readonly language: Language;
  readonly texts: OfflineTexts;
  readonly phones: InsurerPhones;
  readonly policies: readonly StoredPolicy[];
}

/** Page of the policies stored on a device, and the addresses below it. */
export const OFFLINE_PAGE = "/my-policy";
export const OFFLINE_STYLES = `${OFFLINE_PAGE}/styles.css`;

/** Path of the document of a stored policy. */
export function documentPath(policyNumber: string): string {
  return `${OFFLINE_PAGE}/${policyNumber}.pdf`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const callLink = (phone: string, { call }: OfflineTexts, look = "button") =>
  `<a class="${look}" href="${telHref(phone)}">${escaped(call.replace("{{phone}}", phone))}</a>`;

/** Maximum width of a pattern, and its height, in pixels. */
const PATTERN_PX = { width: 560, height: 88 } as const;
/** Ten digits, grouped as they are read aloud. */
const getGroups = (number: string) => /^(\d{4})(\d{3})(\d{3})$/.exec(number)?.slice(1) ?? [number];

function policyMarkup(policy: StoredPolicy, { language, texts, phones }: OfflinePage): string {
  const { policyNumber, policyType, startDate, endDate } = policy;
  const { name, legalName } = policyNames(policy, language);
  const steps = Object.values(texts[needsAssistance(policy) ? "travel" : policyType])
    .map((step) => `<li>${escaped(step)}</li>`)
    .join("");
  const period = texts.periodValue
    .replace("{{begin}}", formatDate(startDate))
    .replace("{{end}}", formatDate(endDate));
  const digits = getGroups(policyNumber).map((group) => `<span>${escaped(group)}</span>`);
  return `<article>
${patternMarkup(`pattern-${escaped(policyNumber)}`, { family: policyFamily(policy), seed: policyNumber, ...PATTERN_PX })}
<h2>${escaped(name)}</h2>${legalName ? `<p class="note">${escaped(legalName)}</p>` : ""}
<dl><dt>${texts.number}</dt><dd class="number">${digits.join("")}</dd><dt>${texts.period}</dt><dd>${period}</dd></dl>
<div class="actions"><a class="button main" href="${documentPath(policyNumber)}">${texts.open}</a>
${callLink(helpPhone(policy, phones), texts)}</div>
<h3>${texts.what}</h3><ol>${steps}</ol>
</article>`;
}

/** The insurer's number below the policies, where none of them shows it. */
function supportLink({ texts, phones, policies }: OfflinePage): string {
  const isShown = policies.some((one) => helpPhone(one, phones) === phones.supportPhone);
  return isShown ? "" : callLink(phones.supportPhone, texts);
}

/** The page as stored: plain markup that needs no scripts and no network. */
export function offlinePage(page: OfflinePage): string {
  const { language, texts, policies } = page;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title}</title><link rel="stylesheet" href="${OFFLINE_STYLES}"></head>
<body><main><h1>${texts.title}</h1><p class="note">${texts.note}</p>
${policies.map((policy) => policyMarkup(policy, page)).join("\n")}
<div class="actions">${supportLink(page)}<a class="button" href="tel:112">${texts.emergency}</a></div>
<p class="links"><a href="/">${texts.home}</a></p>
<details><summary>${texts.remove}</summary><p>${texts.removeText}</p><a class="button" href="${OFFLINE_PAGE}/remove">${texts.removeNow}</a></details>
</main></body></html>`;
}
