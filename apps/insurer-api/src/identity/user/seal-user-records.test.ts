import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { migrate } from "#src/platform/database/migrate.ts";
import { rowsOf } from "#src/platform/database/sql.ts";
import { aService } from "#src/testing/a-service.ts";
import { addressesOf } from "./address-routes.ts";
import { documentsOf } from "./document-routes.ts";
import { sealUserRecords } from "./user-records.ts";

const MIGRATIONS = fileURLToPath(new URL("../../platform/database/migrations/", import.meta.url));
const SEALING = "0107-sealed-documents.sql";

/** The migrations that came before documents were sealed. */
function earlierMigrations() {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const name of readdirSync(MIGRATIONS).filter((file) => file < SEALING)) {
    cpSync(join(MIGRATIONS, name), join(folder, name));
  }
  return folder;
}

it("documents and addresses of an earlier version are sealed, and read as they were", async () => {
  const { service, close } = await aService();
  const folder = earlierMigrations();
  const { db } = service;
  const [userId, documentId, addressId] = [randomUUID(), randomUUID(), randomUUID()];
  try {
    await db.execute(sql.raw("drop schema public cascade"));
    await db.execute(sql.raw("create schema public"));
    await migrate(db, pathToFileURL(`${folder}/`));
    await db.execute(sql`insert into "user" (id, username, role, password_hash, created_at)
      values (${userId}, '992921112233', 'user', 'x', now())`);
    await db.execute(sql`insert into identity_document
      (id, user_id, doc_type, series, doc_number, issue_date, issue_institution, created_at)
      values (${documentId}, ${userId}, 1, 'AB', '1234567', '2020-02-29', 'ОВД Сино', now())`);
    await db.execute(sql`insert into user_address (id, user_id, city, address, created_at)
      values (${addressId}, ${userId}, 'Хуҷанд', 'кӯчаи Исмоили Сомонӣ, 4', now())`);

    await migrate(db);
    await sealUserRecords(service);

    expect(await documentsOf(service).list(db, userId)).toEqual([
      {
        id: documentId,
        docType: 1,
        series: "AB",
        docNumber: "1234567",
        issueDate: "2020-02-29",
        issueInstitution: "ОВД Сино",
      },
    ]);
    expect(await addressesOf(service).list(db, userId)).toEqual([
      { id: addressId, city: "Хуҷанд", address: "кӯчаи Исмоили Сомонӣ, 4" },
    ]);
    const stored = JSON.stringify(await rowsOf(db, sql`select * from user_record`));
    for (const secret of ["1234567", "Сино", "Хуҷанд"]) expect(stored).not.toContain(secret);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
