import { randomUUID } from "node:crypto";
import { changePassword, register, sendSmsCode, type Tokens } from "@sughurta/contracts";
import { eq } from "drizzle-orm";
import { hashPassword, isPassword } from "#src/auth/password.ts";
import { endSessions, type SessionStart, startSession } from "#src/auth/sessions.ts";
import { user } from "#src/database/schema/service.ts";
import { userOwner } from "#src/http/caller.ts";
import { FailureError, invalidFields } from "#src/http/failure-error.ts";
import { type Guess, type GuessLedger, letGuess } from "#src/http/guesses.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { adoptByPhone, adoptVisitor } from "./adopt-visitor.ts";
import { signedIn } from "./profile-routes.ts";
import { REPEAT_SECONDS, sendCode, useCode, VALID_SECONDS } from "./sms-codes.ts";
import type { SmsPurpose } from "./user-tables.ts";

/** How often one visitor may ask for a code. */
export const SEND_RULE = { max: 10, windowSeconds: 600 };

interface ProvedPhone {
  readonly phone: string;
  readonly code: string;
  readonly password: string;
}

/** Who asks for a new password. */
interface Asker extends SessionStart {
  readonly owner: string;
  readonly guesses: GuessLedger;
}

const codeGuess = ({ code, phone }: ProvedPhone): Guess => ({
  kind: "smsCode",
  value: code,
  of: phone,
});

/**
 * Who has the code has the phone: the person gets a new password and is signed in, known before or not.
 * So neither call tells which phones are known (decision 20).
 */
async function setPasswordByCode(
  service: Service,
  purpose: SmsPurpose,
  { phone, code, password }: ProvedPhone,
  { owner: guest, guesses, headers }: Asker,
): Promise<Tokens> {
  await useCode(service, phone, purpose, code, guesses);
  const passwordHash = await hashPassword(password);
  return service.db.transaction(async (tx) => {
    const [person] = await tx
      .insert(user)
      .values({
        id: randomUUID(),
        username: phone,
        role: "user",
        passwordHash,
        createdAt: service.now(),
      })
      .onConflictDoUpdate({
        target: user.username,
        set: { passwordHash, changePassword: false },
        setWhere: eq(user.role, "user"),
      })
      .returning();
    if (!person) throw invalidFields({ code: ["smsCodeWrong"] });
    await endSessions(tx, person.id);
    await adoptVisitor(service, tx, guest, userOwner(person.id));
    await adoptByPhone(tx, phone, userOwner(person.id));
    return startSession(service, tx, person, { headers });
  });
}

async function setPasswordByOld(
  service: Service,
  userId: string,
  { oldPassword, password }: { oldPassword: string; password: string },
  { guesses, headers }: Asker,
): Promise<Tokens> {
  letGuess(guesses, "password");
  const [person] = await service.db.select().from(user).where(eq(user.id, userId));
  if (!(await isPassword(oldPassword, person?.passwordHash)) || !person) {
    guesses.wrong("password");
    throw invalidFields({ oldPassword: ["passwordWrong"] });
  }
  const passwordHash = await hashPassword(password);
  return service.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(user)
      .set({ passwordHash, changePassword: false })
      .where(eq(user.id, userId))
      .returning();
    if (!changed) throw new FailureError(401, "unauthorized");
    await endSessions(tx, userId);
    return startSession(service, tx, changed, { headers });
  });
}

/** SMS codes, registration and passwords (S0 §7, decision 20). */
export function passwordRoutes(service: Service): Route[] {
  return [
    route(
      sendSmsCode,
      async ({ body, language, address }) => {
        await sendCode(service, body.phone, body.purpose, { language, address });
        return answer(200, { repeatAfter: REPEAT_SECONDS, validFor: VALID_SECONDS });
      },
      { limit: SEND_RULE },
    ),
    route(
      register,
      async ({ body, ...asker }) =>
        answer(201, await setPasswordByCode(service, "register", body, asker)),
      { guesses: ({ body }) => [codeGuess(body)] },
    ),
    route(
      changePassword,
      async ({ body, userId, ...asker }) =>
        answer(
          200,
          "code" in body
            ? await setPasswordByCode(service, "recover", body, asker)
            : await setPasswordByOld(service, signedIn(userId), body, asker),
        ),
      {
        guesses: ({ body, userId = "" }) =>
          "code" in body
            ? [codeGuess(body)]
            : [{ kind: "password", value: body.oldPassword, of: userId }],
      },
    ),
  ];
}
