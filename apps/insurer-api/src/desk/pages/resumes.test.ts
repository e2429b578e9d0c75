import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sweepResumes } from "#src/content/resume/resumes.ts";
import { resume, resumeFile } from "#src/platform/database/schema/resume.ts";
import { APPLICANT, aResume } from "#src/testing/a-resume.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

const fetchFile = async (resumeId: string) => {
  const [file] = await api.service.db
    .select()
    .from(resumeFile)
    .where(eq(resumeFile.resumeId, resumeId));
  return file?.id ?? "";
};

it("assigns a resume to one person, and only that person may close it", async () => {
  const id = await aResume(api.as());
  const [first, second] = [await browser.signedIn("support"), await browser.signedIn("support")];
  const press = async ({ Cookie }: { Cookie: string }, command: string, reason: string) =>
    (await browser.post(`/resumes/${id}`, decision({ command, reason }), { Cookie })).headers.get(
      "location",
    );
  expect(await press(first, "done", "Too early")).toContain("problem=decidedBefore");
  expect(await press(first, "take", "Reads it")).toBe("/resumes");
  expect(await press(second, "take", "Me too")).toContain("problem=decidedBefore");
  expect(await press(second, "done", "Not hers")).toContain("problem=decidedBefore");
  expect(await browser.read("/resumes", second.Cookie)).toContain(`Taken by: ${first.name}`);
  expect(await press(first, "done", "Invited for Monday")).toBe("/resumes");
  const list = await browser.read("/resumes?show=all", second.Cookie);
  expect(list).toContain(`Answered: ${first.name}`);
  expect(list).toContain(`${first.name}: Invited for Monday`);
  expect(await browser.listEvents(`resume:${id}`)).toMatchObject([
    { action: "resume.take" },
    { action: "resume.done", role: "support" },
  ]);
});

it("sends a file only after personal data is revealed and the scanner has accepted it", async () => {
  const id = await aResume(api.as());
  const { Cookie } = await browser.signedIn("support");
  const path = `/resumes/${id}/files/${await fetchFile(id)}`;
  const ask = () => browser.desk.request(path, { headers: { Cookie } });
  expect((await ask()).status).toBe(403);
  await browser.post(`/personal/resume/${id}`, decision(), { Cookie });
  const file = await ask();
  expect(await file.text()).toContain("%PDF-1.4 resume");
  const list = await browser.read("/resumes", Cookie);
  for (const shown of [`href="${path}"`, APPLICANT.fio, APPLICANT.email, "Знаю Excel."]) {
    expect(list).toContain(shown);
  }
  const { db } = api.service;
  await db.update(resumeFile).set({ state: "quarantined" }).where(eq(resumeFile.resumeId, id));
  expect((await ask()).status).toBe(409);
  expect(await browser.read("/resumes", Cookie)).toContain("not checked yet");
  await db.update(resumeFile).set({ state: "refused" }).where(eq(resumeFile.resumeId, id));
  expect((await ask()).status).toBe(404);
  const other = await aResume(api.as());
  const crossed = `/resumes/${id}/files/${await fetchFile(other)}`;
  expect((await browser.desk.request(crossed, { headers: { Cookie } })).status).toBe(404);
});

it("deletes a resume with its files after half a year, answered or not", async () => {
  const { service } = api;
  const before = await service.db.$count(resume);
  expect(before).toBeGreaterThan(0);
  api.pass(180 * DAY_MS);
  await sweepResumes(service);
  expect(await service.db.$count(resume)).toBe(before);
  api.pass(1_000);
  await sweepResumes(service);
  expect(await service.db.$count(resume)).toBe(0);
  expect(await service.db.$count(resumeFile)).toBe(0);
});
