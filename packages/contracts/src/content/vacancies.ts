import { maxFileBytes, RESUME_EMAIL_MAX_LENGTH, RESUME_FILES } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import {
  contentText,
  email,
  id,
  isoDate,
  optionalText,
  pageNumber,
  pageSize,
  personName,
  requiredText,
  wirePhone,
} from "../core/fields.ts";

const vacancyFields = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  mainImg: contentText,
  location: contentText,
  salary: contentText,
  exp: contentText,
  /** Last day for a resume. */
  dateEnd: isoDate,
  /** First day on the site; an extension. */
  datePosted: z.optional(isoDate),
  workStart: contentText,
  /** HTML, not yet sanitised. */
  req: contentText,
  resp: contentText,
  conditions: contentText,
});
export type Vacancy = z.output<typeof vacancyFields>;

const vacancyExample = {
  id: 1,
  slug: "agent-khujand",
  title: "Страховой агент",
  mainImg: "/files/vacancy-agent.svg",
  location: "Худжанд",
  salary: "от 4 000 TJS",
  exp: "без опыта",
  dateEnd: "2027-06-30",
  datePosted: "2026-02-16",
  workStart: "5/2, с 9:00",
  req: "<p>Грамотная речь.</p>",
  resp: "<p>Встречи с клиентами.</p>",
  conditions: "<p>Обучение и оформление.</p>",
};

export const vacancies = defineContract({
  name: "vacancies",
  summary: "Vacancies, a page at a time",
  source: "S0 §7",
  method: "GET",
  path: "/api/vacs",
  auth: "site",
  extension: { response: ["datePosted"] },
  query: z.object({ page: pageNumber, pageSize: pageSize(8) }),
  responses: {
    200: z.object({ data: z.array(vacancyFields), lastPage: z.number() }),
  },
  examples: {
    query: { page: 1, pageSize: 8 },
    responses: { 200: { data: [vacancyExample], lastPage: 2 } },
  },
});

export const allVacancies = defineContract({
  name: "allVacancies",
  summary: "All vacancies",
  source: "S0 §7",
  method: "GET",
  path: "/api/all_vacs",
  auth: "site",
  extension: { response: ["datePosted"] },
  responses: { 200: z.array(vacancyFields) },
  examples: { responses: { 200: [vacancyExample] } },
});

export const vacancy = defineContract({
  name: "vacancy",
  summary: "One vacancy",
  source: "S0 §7",
  method: "GET",
  path: "/api/vacs/{slug}",
  auth: "site",
  extension: { response: ["datePosted"] },
  responses: { 200: vacancyFields, 404: failure },
  examples: {
    responses: {
      200: vacancyExample,
      404: { message: "Вакансия не найдена", code: "notFound" },
    },
  },
});

export const sendResume = defineContract({
  name: "sendResume",
  summary: "Send a resume",
  source: "S0 §5, §7",
  method: "POST",
  path: "/api/send_resume",
  auth: "site",
  idempotent: true,
  rateLimited: true,
  body: z.object({
    vacId: requiredText(20),
    fio: personName(150),
    phone: wirePhone,
    email: email.check(z.maxLength(RESUME_EMAIL_MAX_LENGTH, { error: "tooLong" })),
    desc: optionalText(2000),
  }),
  files: {
    parts: ["file1", "file2", "file3", "file4", "file5"],
    maxFiles: RESUME_FILES.maxFiles,
    maxBytes: maxFileBytes(RESUME_FILES),
  },
  responses: { 201: z.object({ id }), 422: failure, 429: failure, 507: failure },
  examples: {
    body: {
      vacId: "1",
      fio: "Саидова Мадина",
      phone: "992921234567",
      email: "madina@example.tj",
      desc: "Пять лет в продажах",
    },
    responses: { 201: { id: 12 } },
  },
});
