import { UnexpectedResponseError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { BYTES_PER_MEGABYTE } from "@sughurta/domain";
import { markSanitized } from "@sughurta/ui-kit";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aVacancy } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { addResumeFiles } from "./resume-form.tsx";
import { VacancyList } from "./vacancy-list.tsx";
import { VacancyPage } from "./vacancy-page.tsx";

const texts = {
  req: markSanitized("<p>Грамотная речь.</p>"),
  resp: markSanitized("<p>Встречи.</p>"),
  conditions: markSanitized(""),
};
const page = (today = "2027-06-30") => (
  <VacancyPage vacancy={aVacancy()} texts={texts} today={today} />
);

describe("VacancyList", () => {
  it("shows place, salary and experience and leads to the vacancy", async () => {
    await renderScreen(<VacancyList vacancies={[aVacancy()]} page={2} lastPage={2} />);
    expect(screen.getByText("Худжанд")).toBeVisible();
    expect(screen.getByText("без опыта")).toBeVisible();
    expect(screen.getByRole("link", { name: "Страховой агент" })).toHaveAttribute(
      "href",
      "/vacancy/agent-khujand",
    );
    expect(screen.getByRole("link", { name: "Страница 1" })).toHaveAttribute("href", "/vacancies");
  });
});

describe("VacancyPage", () => {
  it("accepts resumes on its last day", async () => {
    await renderScreen(page());
    expect(screen.getByText("30.06.2027")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Требования" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Условия" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Отправить резюме" })).toBeVisible();
  });

  it("is closed after it", async () => {
    await renderScreen(page("2027-07-01"));
    expect(screen.getByText("Приём резюме завершён")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Отправить резюме" })).not.toBeInTheDocument();
  });
});

describe("resume", () => {
  async function send(responses: TestResponses) {
    const opened = await renderScreen(page(), responses);
    const { user } = opened;
    await user.type(screen.getByLabelText("Фамилия, имя, отчество"), "Саидова Мадина");
    await user.type(screen.getByLabelText("Телефон"), "921234567");
    await user.type(screen.getByLabelText("Электронная почта"), "madina@example.tj");
    await user.upload(screen.getByLabelText(/Файлы/), new File(["x"], "cv.pdf"));
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Отправить резюме" }));
    return opened;
  }

  it("is thanked for in place of the form", async () => {
    const { sent } = await send({ sendResume: () => ({ status: 201, data: { id: 1 } }) });
    expect(await screen.findByText("Спасибо, резюме у нас")).toBeVisible();
    expect(sent("sendResume")[0]?.body).toMatchObject({
      vacId: "1",
      fio: "Саидова Мадина",
      phone: "992921234567",
    });
    expect(screen.queryByRole("button", { name: "Отправить резюме" })).not.toBeInTheDocument();
  });

  it("shows the joined field errors", async () => {
    await send({
      sendResume: () => ({
        status: 422,
        data: {
          message: "",
          code: "invalid",
          fio: ["Имя слишком короткое"],
          email: ["Адрес занят"],
        },
      }),
    });
    expect(await screen.findByText("Имя слишком короткое Адрес занят")).toBeVisible();
  });

  it("marks a refused file and continues once it is removed", async () => {
    const { user, sent } = await send({
      sendResume: () => ({
        status: 422,
        data: { message: "", code: "fileType", file1: ["Этот вид файла не принимается"] },
      }),
    });
    expect(await screen.findByRole("button", { name: "Выбрать другой файл" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Повторить" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Отправить резюме" }));
    expect(screen.getByText("Сначала замените или уберите отмеченные файлы")).toBeVisible();
    expect(sent("sendResume")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Убрать файл cv.pdf" }));
    await waitFor(async () => {
      await user.click(screen.getByRole("button", { name: "Отправить резюме" }));
      expect(sent("sendResume")).toHaveLength(2);
    });
  });

  it("shows an internal error", async () => {
    await send({
      sendResume: () => {
        throw new UnexpectedResponseError("sendResume", 500, "");
      },
    });
    expect(await screen.findByText(/У нас произошла ошибка/)).toBeVisible();
  });

  it("is another request after a change", async () => {
    const { user, sent } = await send({
      sendResume: () => {
        throw new UnexpectedResponseError("sendResume", 500, "");
      },
    });
    await screen.findByText(/У нас произошла ошибка/);
    await user.type(screen.getByLabelText("Фамилия, имя, отчество"), "а");
    await waitFor(async () => {
      await user.click(screen.getByRole("button", { name: "Отправить резюме" }));
      expect(sent("sendResume")).toHaveLength(2);
    });
    const keys = sent("sendResume").map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it("cannot be sent before the agreement", async () => {
    const { user, client } = await renderScreen(page());
    await user.click(screen.getByRole("button", { name: "Отправить резюме" }));
    expect(screen.getByText("Сначала отметьте согласие")).toBeVisible();
    expect(client.requests).toHaveLength(0);
  });

  it("accepts five files of 25 MB each", () => {
    const file = (bytes: number) => {
      const made = new File([], "cv.pdf");
      Object.defineProperty(made, "size", { value: bytes });
      return made;
    };
    const six = Array.from({ length: 6 }, () => file(1));
    expect(addResumeFiles([], six)).toMatchObject({ problem: "maxFiles" });
    expect(addResumeFiles([], six).files).toHaveLength(5);
    expect(addResumeFiles([], [file(25 * BYTES_PER_MEGABYTE)]).problem).toBeUndefined();
    expect(addResumeFiles([], [file(25 * BYTES_PER_MEGABYTE + 1)])).toEqual({
      files: [],
      problem: "fileTooLarge",
    });
  });

  it("shows at once that an empty file cannot be sent", () => {
    expect(addResumeFiles([], [new File([], "cv.pdf")])).toEqual({
      files: [],
      problem: "fileEmpty",
    });
  });
});
