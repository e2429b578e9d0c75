import { randomUUID } from "node:crypto";
import { sendResume } from "@sughurta/contracts/content";
import { compareDates, RESUME_FILES } from "@sughurta/domain";
import { listContent } from "#src/content/schema/content-table.ts";
import { resume, resumeFile } from "#src/platform/database/schema/resume.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { invalidFields } from "#src/platform/failures/failure-error.ts";
import { preparedRoute, type Route, respond } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { scanFiles } from "#src/platform/uploads/check-files.ts";

const RULE = {
  violations: { type: "fileType", tooLarge: "fileTooLarge" },
  limits: RESUME_FILES,
} as const;

/** Limit per visitor, whom the gateway identifies: several times what a person needs. */
const RESUME_RULE = { max: 20, windowSeconds: 300 };

async function openVacancyId(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  vacId: string,
): Promise<string> {
  const found = (await listContent(db, "vacancy")).find(
    ({ id, slug }) => String(id) === vacId || slug === vacId,
  );
  if (!found) throw invalidFields({ vacId: ["notInList"] });
  if (compareDates(found.dateEnd, getToday(service)) < 0) {
    throw invalidFields({ vacId: ["vacancyClosed"] });
  }
  return String(found.id);
}

/** Resumes for a vacancy, with up to five files (S0 §5). */
export function resumeRoutes(
  service: Pick<Platform, "config" | "now" | "log" | "store" | "scanner">,
): Route[] {
  return [
    preparedRoute(
      sendResume,
      ({ files, signal }) => scanFiles(service, files, RULE, signal),
      async ({ db, body, language }, files) => {
        const id = randomUUID();
        const createdAt = service.now();
        await db.insert(resume).values({
          id,
          vacancyId: await openVacancyId(service, db, body.vacId),
          fullName: body.fio,
          phone: body.phone,
          email: body.email,
          description: body.desc ?? "",
          language,
          createdAt,
        });
        const rows = files.map(({ name, storedAs, mediaType, sizeBytes, state }) => {
          const file = { id: randomUUID(), resumeId: id, name, storedAs };
          return { ...file, mediaType, sizeBytes, state, createdAt };
        });
        if (rows.length > 0) await db.insert(resumeFile).values(rows);
        return respond(201, { id });
      },
      { limit: RESUME_RULE, room: "spare" },
    ),
  ];
}
