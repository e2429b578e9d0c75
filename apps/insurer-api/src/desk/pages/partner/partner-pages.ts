import type { Context, Hono } from "hono";
import {
  type CommandRequest,
  type DeskForm,
  readDeskForm,
  runDeskCommand,
} from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { runOrPropose } from "#src/desk/pages/run-or-propose.ts";
import type { DeskAction } from "#src/desk/timeline/action-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import {
  changePartner,
  createPartner,
  endPartnerKey,
  makePartnerKey,
  setPartnerWebhook,
  setWithdrawn,
} from "#src/sales/orders/partner-accounts.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { partnerSubject, readPartner, readPartners } from "./partner-facts.ts";
import { PROFILE_LENGTH, showPartner, showPartners, showSecret } from "./partner-views.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

const PROFILE = ["name", "origins", "returnPages"] as const;

/** Non-empty lines of a text area. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const profileIn = ({ text }: DeskForm) => ({
  name: text("name"),
  origins: linesOf(text("origins")),
  returnPages: linesOf(text("returnPages")),
});

const BUTTONS = ["change", "withdraw", "readmit", "makeKey", "endKey", "setWebhook"] as const;

/** Commands on a partner by button name; a returned secret is shown once. */
const COMMANDS: Readonly<
  Record<
    (typeof BUTTONS)[number],
    (service: Needs, code: string, form: DeskForm) => Promise<string | undefined>
  >
> = {
  async change(service, code, form) {
    await changePartner(service, code, profileIn(form));
    return undefined;
  },
  async withdraw(service, code) {
    await setWithdrawn(service, code, true);
    return undefined;
  },
  async readmit(service, code) {
    await setWithdrawn(service, code, false);
    return undefined;
  },
  async makeKey(service, code, { text }) {
    const kind = text("kind") === "secret" ? "secret" : "publishable";
    const othersHoldDays = Number(text("days"));
    const key = await makePartnerKey(service, code, { kind, othersHoldDays });
    return kind === "secret" ? key : undefined;
  },
  async endKey(service, code, { text }) {
    const id = text("key");
    if (!isIdentifier(id)) throw notFound();
    await endPartnerKey(service, code, id);
    return undefined;
  },
  setWebhook: (service, code, { text }) => setPartnerWebhook(service, code, text("url")),
};

/** Pages on which partners are created and get their keys, and their sales are shown. */
export function partnerPages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/partners`;
  const codeOf = (context: Context) => context.req.param("code") ?? "";
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePartners", "");
      return showPartners(deskContext, context, await readPartners(service.db));
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context, PROFILE_LENGTH);
      const code = form.text("code");
      const work = workOn(code, "partner.create", { page, typed: ["code", ...PROFILE] });
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        await createPartner(inside, { code, ...profileIn(form) });
      });
    });
    app.get(`${page}/:code`, async (context) => {
      deskContext.actorFor(context, "seePartners", "");
      const asked = Number(context.req.query("before"));
      const before = Number.isSafeInteger(asked) && asked > 0 ? asked : Number.MAX_SAFE_INTEGER;
      const shown = await readPartner(service, codeOf(context), before);
      if (!shown) throw notFound();
      return showPartner(deskContext, context, shown);
    });
    app.post(`${page}/:code`, async (context) => {
      const form = await readDeskForm(context, PROFILE_LENGTH);
      const code = codeOf(context);
      deskContext.actorFor(context, "managePartners", "");
      const name = BUTTONS.find((one) => one === form.text("command"));
      if (!name) throw notFound();
      const work = workOn(code, `partner.${name}`, { page: `${page}/${code}`, typed: [] });
      let secret: string | undefined;
      const answer = await runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        secret = await COMMANDS[name](inside, code, form);
      });
      return secret === undefined ? answer : showSecret(deskContext, context, { code, secret });
    });
    app.post(`${page}/:code/shares`, async (context) => {
      const form = await readDeskForm(context);
      const code = codeOf(context);
      const { text } = form;
      const percent = Number(text("percent").replace(",", ".") || Number.NaN);
      const share = { productCode: text("product"), percent, validFrom: text("validFrom") };
      const subject = partnerSubject(code);
      const work = { action: "partner.share", subject, page: `${page}/${code}` } as const;
      return runOrPropose(desk, context, work, form, {
        kind: "commission",
        key: `${subject}:${share.productCode}:${share.validFrom}`,
        change: { partnerCode: code, ...share },
      });
    });
  };
}

function workOn(
  code: string,
  action: DeskAction,
  { page, typed }: Required<Pick<CommandRequest, "page" | "typed">>,
): CommandRequest {
  return { permission: "managePartners", action, subject: partnerSubject(code), page, typed };
}
