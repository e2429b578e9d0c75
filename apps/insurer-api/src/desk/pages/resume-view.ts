import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { contactLines, deskPreview, momentView } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { personalForm } from "#src/desk/shell/record-parts.ts";
import { type ListPage, workListPage } from "#src/desk/shell/work-list.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { Resume, ResumeFile } from "#src/platform/database/schema/resume.ts";

/** Data of a resume on its page. */
export interface ResumeFacts {
  readonly resume: Resume;
  /** Title of the vacancy; its id if it was deleted. */
  readonly vacancy: string;
  readonly files: readonly ResumeFile[];
  /** Audit events, oldest first. */
  readonly events: readonly AuditEvent[];
}

const ru = {
  title: "Резюме",
  empty: "Резюме пока нет",
  vacancy: "Вакансия",
  contacts: "Телефон и почта",
  files: "Файлы",
  unchecked: "ещё не проверен",
  takenBy: "В работе у",
  finished: "Ответили",
  take: "Взять в работу",
  done: "Ответили",
  reason: "Заметка",
  decidedBy: "Кто ответил",
};

const tg: typeof ru = {
  title: "Резюмеҳо",
  empty: "Ҳанӯз резюме нест",
  vacancy: "Ҷойи холии корӣ",
  contacts: "Телефон ва почтаи электронӣ",
  files: "Файлҳо",
  unchecked: "ҳанӯз санҷида нашудааст",
  takenBy: "Дар кори",
  finished: "Ҷавоб дода шуд",
  take: "Ба кор гирифтан",
  done: "Ҷавоб додем",
  reason: "Қайд",
  decidedBy: "Кӣ ҷавоб дод",
};

const en: typeof ru = {
  title: "CVs",
  empty: "There are no CVs yet",
  vacancy: "Vacancy",
  contacts: "Phone and email",
  files: "Files",
  unchecked: "not checked yet",
  takenBy: "Taken by",
  finished: "Answered",
  take: "Take",
  done: "Answered",
  reason: "Note",
  decidedBy: "Who answered",
};

const resumeTexts = { ru, tg, en };

/** Unanswered resumes, oldest first, or all of them, newest first. */
export async function resumesView(
  desk: DeskRequest,
  page: ListPage<ResumeFacts>,
): Promise<DeskPage> {
  const { language } = desk;
  const texts = resumeTexts[language];
  const ids = page.shown.map(({ resume: { id } }) => id);
  const toView = await desk.loadViews("resume", ids);
  const cards = page.shown.map(({ resume: row, vacancy, files, events }) => {
    const view = toView(row.id);
    const history = events.map(
      ({ happenedAt, staffName, reason }) =>
        html`<p class="muted">${momentView(desk, happenedAt)} · ${staffName}: ${view.note(reason)}</p>`,
    );
    return html`<article class="card"><h2>${view.name(row.fullName)}</h2>
      <p class="muted">${momentView(desk, row.createdAt)}${getStatus(row, language)}</p>
      <dl><dt>${texts.vacancy}</dt><dd>${vacancy}</dd>
      <dt>${texts.contacts}</dt><dd>${contactLines(view.phone(row.phone), view.email(row.email))}</dd>
      <dt>${texts.files}</dt><dd>${fileList(desk, files, view, language)}</dd></dl>
      <pre>${view.other(row.description)}</pre>${history}
      ${personalForm(desk, view, { kind: "resume", id: row.id })}${workForm(desk, row, language)}</article>`;
  });
  return workListPage(desk, page, {
    title: texts.title,
    rows: html`<div class="desk-cards">${cards}</div>`,
    empty: texts.empty,
  });
}

function getStatus({ takenBy, doneAt }: Resume, language: Language): string {
  const { takenBy: taken, finished } = resumeTexts[language];
  if (takenBy === null) return "";
  return ` · ${doneAt ? finished : taken}: ${takenBy}`;
}

/** Files of a resume; linked if the scanner accepted them and personal data is shown. */
function fileList(
  { path }: DeskRequest,
  files: readonly ResumeFile[],
  view: PersonalView,
  language: Language,
) {
  const shown = files.filter(({ state }) => state !== "refused");
  if (shown.length === 0) return "–";
  const items = shown.map((file) => {
    const { id, resumeId, name, state } = file;
    if (state !== "clean")
      return html`<li>${view.other(name)} · ${resumeTexts[language].unchecked}</li>`;
    return view.status === "open"
      ? fileItem(`${path}/resumes/${resumeId}/files/${id}`, file)
      : html`<li>${view.other(name)}</li>`;
  });
  return html`<ul class="rows">${items}</ul>`;
}

function fileItem(address: string, file: ResumeFile) {
  return html`<li><a href="${address}">${file.name}</a>${deskPreview(address, file, file.name)}</li>`;
}

function workForm(desk: DeskRequest, { id, takenAt, doneAt }: Resume, language: Language) {
  if (doneAt) return "";
  const texts = resumeTexts[language];
  const command = takenAt ? "done" : "take";
  return html`<form method="post" action="${desk.address(`/resumes/${id}`)}">${commandFields(desk, texts)}
    <button class="main" name="command" value="${command}">${texts[command]}</button></form>`;
}
