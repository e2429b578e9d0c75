import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { parsePhone, toWirePhone } from "@sughurta/domain";
import { writeAuditEvent } from "#src/desk/audit/audit-chain.ts";
import { personFile } from "#src/people/export-person.ts";
import { findPeople, loadScope } from "#src/people/find-people.ts";
import { openPersonRequest, personSubject } from "#src/people/person-requests.ts";
import { readConfig } from "#src/platform/config/config.ts";
import { maskName } from "#src/platform/texts/person-names.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

const USAGE =
  "Write `pnpm run person export PHONE FILE REASON [NUMBER]`: FILE ends with .json or .pdf, REASON names no person, NUMBER chooses one of several people with this phone.\n";
/** Who exported a file with this command. */
const CONSOLE = "console";

/** What the command was asked for. */
interface Wanted {
  readonly phone: string;
  readonly file: string;
  readonly reason: string;
  /** From 1. */
  readonly place: number;
}

/** Exports everything about a person, with an audit event. Returns an error in words, or `undefined`. */
async function exportTo(service: Service, wanted: Wanted): Promise<string | undefined> {
  const { db } = service;
  const id = randomUUID();
  const people = await findPeople(db, wanted.phone, id);
  if (people.length === 0) return "Nothing is stored about a person with this phone.";
  const person = people[people.length === 1 ? 0 : wanted.place - 1];
  if (!person) {
    const names = people.map(({ fullName }, place) => `${place + 1}: ${maskName(fullName)}`);
    return `Several people use this phone. Add a number:\n${names.join("\n")}`;
  }
  const scope = await loadScope(service, wanted.phone, person);
  const format = extname(wanted.file).slice(1);
  const { content } = await personFile(service, scope, format, scope.language);
  await db.transaction(async (tx) => {
    await openPersonRequest(service, tx, { id, phone: wanted.phone, by: CONSOLE });
    await writeAuditEvent(service, tx, {
      id: randomUUID(),
      staffName: CONSOLE,
      role: "administrator",
      action: "person.export",
      subject: personSubject(id),
      reason: wanted.reason,
    });
  });
  await writeFile(resolve(wanted.file), content, { mode: 0o600 });
  return undefined;
}

async function main(typed: readonly string[]): Promise<number> {
  const [command, phoneText = "", file = "", reason = "", place = "1"] = typed;
  const digits = parsePhone(phoneText);
  const isFormat = [".json", ".pdf"].includes(extname(file));
  if (command !== "export" || digits === undefined || !isFormat || reason.trim() === "") {
    process.stderr.write(USAGE);
    return 1;
  }
  const wanted = {
    phone: toWirePhone(digits),
    file,
    reason,
    place: typed.length > 4 ? Number(place) : 0,
  };
  const problem = await withService(readConfig(process.env), (service) =>
    exportTo(service, wanted),
  );
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  process.stdout.write(`${file} is written. Send it to the person only, then delete it.\n`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
