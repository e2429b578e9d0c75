import { randomBytes, randomUUID } from "node:crypto";
import { type SecretList, sealerFor } from "@sughurta/server-kit";
import { and, eq, isNull } from "drizzle-orm";
import { generateSecret, generateURI } from "otplib";
import type { StaffRole } from "#src/desk/access/permissions.ts";
import { writeAuditEvent } from "#src/desk/audit/audit-chain.ts";
import { hashPassword } from "#src/identity/auth/password.ts";
import { type Staff, staff, staffSession } from "#src/platform/database/schema/desk.ts";
import { sealedColumn } from "#src/platform/database/sealed-column.ts";
import type { Platform } from "#src/platform/platform.ts";

const PASSWORD_BYTES = 12;

/** Credentials of a new staff member, shown once. */
export interface StaffCredentials {
  readonly name: string;
  readonly password: string;
  /** Address for an authenticator app. */
  readonly otpAddress: string;
}

const createSealer = (secrets: SecretList) => sealerFor(secrets, "staff one-time codes");

export const sealedOneTimeCodes = sealedColumn({
  about: "one-time code secrets of staff",
  table: staff,
  key: [staff.id],
  column: staff.otpSecret,
  createSealer,
  getPlace: ({ id }) => id,
});

/** Commands on the console are recorded with the actor `console`. */
const atConsole = (name: string) => ({
  id: randomUUID(),
  staffName: "console",
  role: "administrator",
  subject: `staff:${name}`,
});

/** Creates an account, or replaces the roles, password and one-time codes of an existing one and ends its sessions. */
export async function setStaff(
  service: Pick<Platform, "config" | "db" | "now">,
  given: { readonly name: string; readonly roles: readonly StaffRole[] },
  {
    isDemonstration = false,
    password,
  }: { readonly isDemonstration?: boolean; readonly password?: string } = {},
): Promise<StaffCredentials> {
  const name = given.name.toLowerCase();
  return service.db.transaction(async (tx) => {
    const [before] = await tx.select().from(staff).where(eq(staff.name, name)).for("update");
    const id = before?.id ?? randomUUID();
    const { columns, credentials } = await newCredentials(service, { id, name }, password);
    const account = { roles: [...given.roles], ...columns, isDemonstration, disabledAt: null };
    await tx
      .insert(staff)
      .values({ id, name, ...account, createdAt: service.now() })
      .onConflictDoUpdate({ target: staff.id, set: account });
    await tx.delete(staffSession).where(eq(staffSession.staffId, id));
    await writeAuditEvent(service, tx, {
      ...atConsole(name),
      action: "setStaff",
      reason: given.roles.join(", "),
    });
    return credentials;
  });
}

/** A new password and one-time secret of an account: the columns to store, and the credentials to show once. */
export async function newCredentials(
  service: Pick<Platform, "config">,
  { id, name }: Pick<Staff, "id" | "name">,
  password: string = randomBytes(PASSWORD_BYTES).toString("base64url"),
) {
  const secret = generateSecret();
  const issuer = service.config.brandName;
  const otpAddress = generateURI({ issuer, label: name, secret });
  const credentials: StaffCredentials = { name, password, otpAddress };
  const passwordHash = await hashPassword(password);
  const columns = {
    passwordHash,
    otpSecret: createSealer(service.config.secrets.draft).seal(secret, id),
    otpStep: 0,
  };
  return { columns, credentials };
}

/** Disables an account and deletes its sessions; false if there is no active one. */
export async function disableStaff(
  { db, now }: Pick<Platform, "db" | "now">,
  name: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [disabled] = await tx
      .update(staff)
      .set({ disabledAt: now() })
      .where(and(eq(staff.name, name.toLowerCase()), isNull(staff.disabledAt)))
      .returning();
    if (!disabled) return false;
    await tx.delete(staffSession).where(eq(staffSession.staffId, disabled.id));
    await writeAuditEvent({ now }, tx, {
      ...atConsole(disabled.name),
      action: "disableStaff",
      reason: "",
    });
    return true;
  });
}

/** The one-time code secret of an account. */
export function getOtpSecret(
  service: Pick<Platform, "config">,
  { id, otpSecret }: Staff,
): string | undefined {
  return createSealer(service.config.secrets.draft).open(otpSecret, id);
}
