import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { getDeskToken, readMember } from "#src/desk/staff/desk-session.ts";
import {
  listPasskeys,
  passkeySite,
  registerPasskey,
  registrationOptions,
  removePasskey,
} from "#src/desk/staff/passkeys.ts";
import { endStaffSessions, staffSessionCounts } from "#src/desk/staff/staff-sessions.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type AccountFacts, accountView } from "./account-view.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

/** Maximum length of a passkey response, with its attestation. */
const ANSWER_LENGTH = 20_000;

async function readAccount(service: Needs, { request }: DeskRequest): Promise<AccountFacts> {
  const member = readMember(request);
  return {
    passkeys: await listPasskeys(service, member),
    sessions: (await staffSessionCounts(service)).get(member.id) ?? 0,
    options: passkeySite(service) ? await registrationOptions(service, member) : undefined,
  };
}

const about = (_service: Needs, { actor }: StaffRequest) => ({
  subject: `staff:${actor.id}`,
  page: "/account",
});

/** The page with a member's own passkeys and sessions. */
export const accountPages = deskPages(
  deskPage<Needs, AccountFacts>({
    path: "/account",
    permission: "keepAccount",
    facts: readAccount,
    view: accountView,
    about,
    commands: {
      removePasskey: {
        action: "passkey.remove",
        run: (service, { desk, form }) =>
          removePasskey(service, readMember(desk.request), form.text("passkey")),
      },
      endSessions: {
        action: "staff.endSessions",
        run: (service, { desk: { request } }) =>
          endStaffSessions(service, readMember(request).id, getDeskToken(service, request)),
      },
    },
  }),
  deskCommand<Needs>({
    path: "/account/passkeys",
    permission: "keepAccount",
    textLength: ANSWER_LENGTH,
    action: "passkey.register",
    about,
    run(service, { desk, form: { text } }) {
      const typed = { name: text("name"), answer: text("answer") };
      return registerPasskey(service, readMember(desk.request), typed);
    },
  }),
);
