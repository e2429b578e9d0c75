import {
  createDownload,
  DOWNLOAD_SECONDS,
  openDownload,
  POLICY_FILES,
  type PolicyFile,
  TEST_TICKET_PREFIX,
} from "@sughurta/contracts/policy";
import { isLanguage, type Language } from "@sughurta/domain";
import { sealerFor } from "@sughurta/server-kit";
import { html } from "hono/html";
import { isCallerActive } from "#src/identity/auth/identify-caller.ts";
import type { Caller } from "#src/platform/caller.ts";
import type { Config } from "#src/platform/config/config.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { attachment } from "#src/platform/http/attachment.ts";
import { renderPage } from "#src/platform/http/html-page.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { findReadablePolicy } from "#src/sales/policies/policy-access.ts";
import {
  openPolicyFile,
  POLICY_FILE_TYPES,
  preparePolicyFile,
  type WantedFile,
} from "#src/sales/policies/policy-files.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config" | "now" | "store" | "documents">;

/** File that a ticket opens, its visitor, and the expiry. */
interface Ticket extends Pick<Caller, "owner" | "sessionId"> {
  readonly file: PolicyFile;
  readonly policyNumber: string;
  readonly language: Language;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
}

/** Seals and opens tickets; those of specimens and of policies are not interchangeable. */
function createTickets({ secrets, specimens }: Config) {
  const sealer = sealerFor(secrets.draft, "download");
  const prefix = specimens ? TEST_TICKET_PREFIX : "";
  return {
    /** At most 192 characters: the gateway forwards at most 200 of a parameter. */
    seal({ owner, sessionId = "", file, policyNumber, language, expiresAt }: Ticket): string {
      const text = [owner, sessionId, file, policyNumber, language, expiresAt].join(" ");
      return prefix + sealer.seal(text, prefix);
    },
    open(sealed: string): Ticket | undefined {
      if (!sealed.startsWith(prefix)) return undefined;
      const text = sealer.open(sealed.slice(prefix.length), prefix);
      const [owner = "", sessionId, fileName, policyNumber = "", language, expiresAt] =
        text?.split(" ") ?? [];
      const file = POLICY_FILES.find((name) => name === fileName);
      if (file === undefined || !isLanguage(language)) return undefined;
      const session = sessionId ? { sessionId } : {};
      return { owner, ...session, file, policyNumber, language, expiresAt: Number(expiresAt) };
    },
  };
}

/** The file of a ticket, if its owner may still read it. */
async function wantedFile(
  service: Needs,
  db: Database,
  ticket: Ticket,
): Promise<WantedFile | undefined> {
  const { owner, file, policyNumber, language, expiresAt } = ticket;
  const isOver = service.now().getTime() >= expiresAt * 1_000;
  if (isOver || !(await isCallerActive(db, ticket))) return undefined;
  const policyWithProduct = await findReadablePolicy(service, db, policyNumber, owner);
  return policyWithProduct && { policyWithProduct, file, language };
}

/** Page shown instead of a file when a link has expired. */
async function invalidTicket<const Status extends 404 | 410>(
  { config: { brandName, supportPhone } }: Pick<Service, "config">,
  status: Status,
  language: Language,
) {
  const { title, about, call } = downloadTexts[language];
  const body = html`<section class="card"><h1>${title}</h1><p>${about(DOWNLOAD_SECONDS / 60)}</p>
    <p>${call} <a href="tel:${supportPhone}">${supportPhone}</a>.</p></section>`;
  const { markup, headers } = await renderPage({ language, title, heading: brandName, body });
  return respond(status, new TextEncoder().encode(markup), headers);
}

/** Downloads of policy files from an address that needs no token: issues a ticket and sends its file (SPEC-7). */
export function downloadRoutes(service: Needs): Route[] {
  const tickets = createTickets(service.config);
  return [
    route(
      createDownload,
      async ({ db, body, owner, sessionId, language: asked }) => {
        const { file, policyNumber, lang: language = asked } = body;
        const policyWithProduct = await findReadablePolicy(service, db, policyNumber, owner);
        if (!policyWithProduct) throw notFound();
        await preparePolicyFile(service, { policyWithProduct, file, language });
        const expiresAt = Math.floor(service.now().getTime() / 1_000) + DOWNLOAD_SECONDS;
        const caller = { owner, ...(sessionId === undefined ? {} : { sessionId }) };
        const ticket = tickets.seal({ ...caller, file, policyNumber, language, expiresAt });
        return respond(201, { ticket, expiresAt: new Date(expiresAt * 1_000).toISOString() });
      },
      { quota: "documents" },
    ),
    route(openDownload, async ({ db, params, language }) => {
      const ticket = tickets.open(params.ticket);
      if (!ticket) return invalidTicket(service, 404, language);
      const wanted = await wantedFile(service, db, ticket);
      if (!wanted) return invalidTicket(service, 410, ticket.language);
      const { bytes, length } = await openPolicyFile(service, wanted);
      const { mediaType, ending } = POLICY_FILE_TYPES[ticket.file];
      const name = `${downloadTexts[ticket.language].policy}-${ticket.policyNumber}.${ending}`;
      return respond(200, bytes, {
        "Content-Type": mediaType,
        "Content-Disposition": attachment(name),
        "Content-Length": String(length),
        "Referrer-Policy": "no-referrer",
      });
    }),
  ];
}

interface DownloadTexts {
  /** Beginning of the name of a downloaded file. */
  readonly policy: string;
  readonly title: string;
  readonly about: (minutes: number) => string;
  readonly call: string;
}

/** Texts of downloads: file names, and the page of an invalid ticket. */
const downloadTexts: Record<Language, DownloadTexts> = {
  ru: {
    policy: "Полис",
    title: "Ссылка больше не действует",
    about: (minutes) =>
      `Ссылка на скачивание действует ${minutes} минут. Вернитесь на страницу с полисом и нажмите кнопку скачивания ещё раз.`,
    call: "Если файл не скачается, позвоните",
  },
  tg: {
    policy: "Полис",
    title: "Пайванд дигар эътибор надорад",
    about: (minutes) =>
      `Пайванди боргирӣ ${minutes} дақиқа эътибор дорад. Ба саҳифаи полис баргардед ва тугмаи боргириро бори дигар пахш кунед.`,
    call: "Агар боргирӣ нашавад, занг занед:",
  },
  en: {
    policy: "Policy",
    title: "This link is no longer valid",
    about: (minutes) =>
      `A download link works for ${minutes} minutes. Go back to the page with the policy and press the download button again.`,
    call: "If it does not help, call",
  },
};
