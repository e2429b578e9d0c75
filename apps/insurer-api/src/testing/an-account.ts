import { randomUUID } from "node:crypto";
import { register, sendSmsCode } from "@sughurta/contracts/session";
import { toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { hashPassword } from "#src/identity/auth/password.ts";
import { user } from "#src/platform/database/schema/service.ts";
import type { Send, TestService } from "./a-service.ts";
import { sentCode } from "./good-requests.ts";

/** The password of every test account. */
export const PASSWORD = "correct horse";

let next = 918_000_000;
/** A phone without an account. */
export const newPhone = () => toWirePhone(String(next++));

/** A signed-in user with an account, inserted directly; registration has tests of its own. */
export async function anAccount({ service, asUser }: Pick<TestService, "service" | "asUser">) {
  const id = randomUUID();
  const phone = newPhone();
  await service.db.insert(user).values({
    id,
    username: phone,
    role: "user",
    passwordHash: await hashPassword(PASSWORD),
    createdAt: service.now(),
  });
  return { id, phone, send: asUser(id) };
}

/** Requests a code and reads it from the sent message. */
export async function askCode(
  api: TestService,
  send: Send,
  phone: string,
  purpose = "register",
): Promise<string> {
  await send(sendSmsCode, { body: { phone, purpose } });
  return sentCode(api, phone);
}

/** A code that differs from this one. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** The id of the account of a phone; "" if there is none. */
export async function loadUserId(api: TestService, phone: string): Promise<string> {
  const [row] = await api.service.db.select().from(user).where(eq(user.username, phone));
  return row?.id ?? "";
}

/** Registers a phone with a code and a password. */
export async function registerPhone(api: TestService, phone: string): Promise<void> {
  const guest = api.as();
  const code = await askCode(api, guest, phone);
  await guest(register, { body: { phone, code, password: PASSWORD } });
}

/** A new account and its signed-in user. */
export async function signUp(api: TestService): Promise<{ phone: string; send: Send }> {
  const phone = newPhone();
  await registerPhone(api, phone);
  return { phone, send: api.asUser(await loadUserId(api, phone)) };
}
