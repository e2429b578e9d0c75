import { randomUUID } from "node:crypto";
import { sendResume } from "@sughurta/contracts";
import { compareDates, RESUME_FILES } from "@sughurta/domain";
import { contentOf } from "#src/content/content-items.ts";
import { resume, resumeFile } from "#src/database/schema/resume.ts";
import type { Database } from "#src/database/sql.ts";
import { checkFiles, discardFiles, releaseFromQuarantine } from "#src/files/check-files.ts";
import type { UploadedFile } from "#src/files/file-store.ts";
import { RESUME_TYPES } from "#src/files/file-type.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";

const RULE = {
  allowed: RESUME_TYPES,
  faults: { type: "fileType", tooLarge: "fileTooLarge" },
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

async function keepFiles(
  service: Service,
  db: Database,
  resumeId: string,
  files: readonly UploadedFile[],
): Promise<void> {
  const checked = await checkFiles(service, files, RULE);
  for (const { name, part, storedAs, mediaType, sizeBytes } of checked) {
    const state = await releaseFromQuarantine(service, storedAs);
    if (state === "refused") throw invalidFields({ [part]: ["fileUnsafe"] });
    await db.insert(resumeFile).values({
      id: randomUUID(),
      resumeId,
      name,
      storedAs,
      mediaType,
      sizeBytes,
      state,
      createdAt: service.now(),
    });
  }
}

/** Resumes for a vacancy, with up to five files (S0 §5). */
export function resumeRoutes(service: Service): Route[] {
  return [
    route(
      sendResume,
      async ({ db, body, files, language }) => {
        try {
          const id = randomUUID();
          await db.insert(resume).values({
            id,
            vacancyId: await openVacancyId(service, db, body.vacId),
            fullName: body.fio,
            phone: body.phone,
            email: body.email,
            description: body.desc ?? "",
            language,
            createdAt: service.now(),
          });
          await keepFiles(service, db, id, files);
          return answer(201, { id });
        } catch (error) {
          await discardFiles(service, files);
          throw error;
        }
      },
      { limit: RESUME_RULE, room: "spare" },
    ),
  ];
}
