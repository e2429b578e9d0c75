import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A travel agency with two keys: its site changes over from one to the other. */
export const AGENCY = {
  code: "SAFAR",
  keys: ["pk_agency_current_1", "pk_agency_before_01"],
  origins: ["https://agency.example", "http://127.0.0.1:4321"],
  returnPages: ["https://agency.example/insure", "https://agency.example/trips/*"],
  serverSecrets: ["agency-secret-of-at-least-32-characters"],
};
/** A bank. */
export const BANK = {
  code: "bank",
  keys: ["pk_bank_current_001"],
  origins: ["https://bank.example"],
  returnPages: ["https://bank.example/travel?from=bank"],
};
/** One that may no longer sell. */
export const FORMER = {
  code: "former",
  keys: ["pk_former_partner_1"],
  origins: ["https://former.example"],
  returnPages: ["https://former.example/"],
  withdrawn: true,
};

/** Writes a file of partners for one test and gives its path. */
export function writePartners(partners: unknown = [AGENCY, BANK, FORMER]): string {
  const folder = mkdtempSync(join(tmpdir(), "sughurta-partners-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "partners.json");
  writeFileSync(file, typeof partners === "string" ? partners : JSON.stringify(partners));
  return file;
}
