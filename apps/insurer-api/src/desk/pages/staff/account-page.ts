import type { Context, Hono } from "hono";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { deskTokenOf, memberOf } from "#src/desk/staff/desk-session.ts";
import {
  passkeySite,
  passkeysOf,
  registerPasskey,
  registrationOptions,
  removePasskey,
} from "#src/desk/staff/passkeys.ts";
import { endStaffSessions, staffSessionCounts } from "#src/desk/staff/staff-sessions.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import type { Staff } from "#src/platform/database/schema/desk.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type AccountView, showAccount } from "./account-view.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const permission = "keepAccount";

/** Maximum length of a passkey response, with its attestation. */
const ANSWER_LENGTH = 20_000;

/** The page with a member's own passkeys and sessions. */
export function accountPages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/account`;
  const workOn = (context: Context, action: DeskAction) =>
    ({ permission, action, subject: `staff:${memberOf(context).name}`, page }) as const;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, permission, "");
      return showAccount(deskContext, context, await readAccount(service, memberOf(context)));
    });
    app.post(page, async (context) => {
      const form = await readDeskForm(context);
      const member = memberOf(context);
      if (form.text("command") === "removePasskey") {
        const work = workOn(context, "passkey.remove");
        return runDeskCommand(desk, context, work, form, (inside) =>
          removePasskey(inside, member, form.list("passkey")[0] ?? ""),
        );
      }
      if (form.text("command") !== "endSessions") throw notFound();
      const work = workOn(context, "staff.endSessions");
      return runDeskCommand(desk, context, work, form, (inside) =>
        endStaffSessions(inside, member.id, deskTokenOf(service, context)),
      );
    });
    app.post(`${page}/passkeys`, async (context) => {
      const form = await readDeskForm(context, ANSWER_LENGTH);
      const typed = { name: form.text("name"), answer: form.text("answer") };
      const work = workOn(context, "passkey.register");
      return runDeskCommand(desk, context, work, form, (inside) =>
        registerPasskey(inside, memberOf(context), typed),
      );
    });
  };
}

async function readAccount(service: Needs, member: Staff): Promise<AccountView> {
  return {
    passkeys: await passkeysOf(service, member),
    sessions: (await staffSessionCounts(service)).get(member.id) ?? 0,
    options: passkeySite(service) ? await registrationOptions(service, member) : undefined,
  };
}
