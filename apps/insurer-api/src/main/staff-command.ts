import { STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import { disableStaff, setStaff } from "#src/desk/staff/staff-accounts.ts";
import { readConfig } from "#src/platform/config/config.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

const USAGE = `Write \`pnpm run staff set NAME ROLE…\` or \`pnpm run staff disable NAME\`. Roles: ${STAFF_ROLES.join(", ")}.\n`;

const isRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

/** Creates or disables the desk accounts of staff members. */
async function main([command, name, ...roles]: readonly string[]): Promise<number> {
  const config = readConfig(process.env);
  if (command === "set" && name && roles.length > 0 && roles.every(isRole)) {
    const { password, otpAddress } = await withService(config, (service) =>
      setStaff(service, { name, roles }),
    );
    process.stdout.write(
      `${name}: ${roles.join(", ")}\nPassword: ${password}\nOne-time codes: ${otpAddress}\nBoth are shown this once; give them over in person.\n`,
    );
    return 0;
  }
  if (command === "disable" && name) {
    const isDone = await withService(config, (service) => disableStaff(service, name));
    process.stdout.write(isDone ? `${name} can no longer sign in.\n` : `There is no ${name}.\n`);
    return isDone ? 0 : 1;
  }
  process.stderr.write(USAGE);
  return 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
