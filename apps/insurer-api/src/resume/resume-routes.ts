import { randomUUID } from "node:crypto";
import { sendResume } from "@sughurta/contracts";
import { compareDates, RESUME_FILES } from "@sughurta/domain";
import { contentOf } from "#src/content/content-items.ts";
import { resume, resumeFile } from "#src/database/schema/resume.ts";
import type { Database } from "#src/database/sql.ts";
import { scanFiles } from "#src/files/check-files.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, preparedRoute, type Route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";

const RULE = {
  violations: { type: "fileType", tooLarge: "fileTooLarge" },
  limits: RESUME_FILES,
} as const;

/** The whole site is one caller here; the gateway slows down single visitors. */
const RESUME_RULE = { max: 120, windowSeconds: 300 };

async function openVacancyId(service: Service, db: Database, vacId: string): Promise<string> {
  const found = (await contentOf(db, "vacancy")).find(
    ({ id, slug }) => String(id) === vacId || slug === vacId,
  );
  if (!found) throw invalidFields({ vacId: ["notInList"] });
  if (compareDates(found.dateEnd, todayOf(service)) < 0) {
    throw invalidFields({ vacId: ["vacancyClosed"] });
  }
  return String(found.id);
}

/** Resumes for a vacancy, with up to five files (S0 §5). */
export function resumeRoutes(service: Service): Route[] {
  return [
    preparedRoute(
      sendResume,
      ({ files }) => scanFiles(service, files, RULE),
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
        return answer(201, { id });
      },
      { limit: RESUME_RULE, room: "spare" },
    ),
  ];
}
