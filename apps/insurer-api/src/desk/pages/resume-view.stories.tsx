import type { Meta, StoryObj } from "@storybook/react-vite";
import { OPEN } from "#src/desk/access/mask.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage, rowId } from "#src/desk/testing/story-rows.ts";
import type { Resume, ResumeFile } from "#src/platform/database/schema/resume.ts";
import { type ResumeFacts, resumesView } from "./resume-view.ts";

const meta = {
  title: "Desk/CVs",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "CVs that wait for an answer." } },
  },
} satisfies Meta;
export default meta;

const aResume = (number: number, changes: Partial<Resume> = {}): Resume => ({
  id: rowId(number),
  vacancyId: "7",
  fullName: "Назарова Шаҳло",
  phone: "992935551234",
  email: "shahlo@mail.tj",
  description: "Пять лет в колл-центре, говорю на таджикском, русском и английском.",
  language: "ru",
  createdAt: AT,
  takenBy: null,
  takenAt: null,
  doneAt: null,
  ...changes,
});

const aFile = (number: number, changes: Partial<ResumeFile> = {}): ResumeFile => ({
  id: rowId(number),
  resumeId: rowId(1),
  name: "nazarova-rezyume.pdf",
  storedAs: "nazarova-rezyume.pdf",
  mediaType: "application/pdf",
  sizeBytes: 212_480,
  state: "clean",
  createdAt: AT,
  ...changes,
});

const vacancy = "Специалист по урегулированию убытков";
const waiting: readonly ResumeFacts[] = [
  {
    resume: aResume(1),
    vacancy,
    files: [aFile(1), aFile(2, { name: "diplom.jpg", state: "quarantined" })],
    events: [],
  },
  {
    resume: aResume(2, {
      fullName: "Сафаров Фаррух",
      description: "Оценщик автомобилей, Худжанд.",
      takenBy: "nilufar",
      takenAt: AT,
    }),
    vacancy,
    files: [],
    events: [
      anAct({
        staffName: "nilufar",
        role: "support",
        action: "resume.take",
        reason: "Позвоню после обеда",
      }),
    ],
  },
];

export const Masked: StoryObj = deskStory({
  path: "/resumes",
  respond: (context) => resumesView(aDeskRequest(context), aListPage(waiting)),
});

export const Opened: StoryObj = deskStory({
  path: "/resumes",
  respond: (context) => resumesView(aDeskRequest(context, OPEN), aListPage(waiting)),
});
