import { TooManyRequestsError, UnexpectedResponseError } from "@sughurta/api-client";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aFile,
  fill,
  ID,
  LONG_NAME,
  openClaimForm,
  registered,
  sendClaim,
} from "../testing/open-claim-form.tsx";

beforeEach(() => {
  // On unmount, a claim saves its draft last.
  sessionStorage.clear();
  localStorage.clear();
});

it("shows for a file how long to wait, instead of a lost connection", async () => {
  const opened = await openClaimForm({
    startClaimUpload: () => {
      throw new TooManyRequestsError("startClaimUpload", 90);
    },
  });
  await fill(opened, [aFile("a.png")]);
  await sendClaim(opened);
  expect(await screen.findByText(/отправьте ещё раз через 2 минуты/)).toBeVisible();
});

it("sends each file separately; a failed one is retried separately", async () => {
  let isBroken = true;
  const opened = await openClaimForm({
    startClaimUpload: ({ headers }) => {
      if (headers["Upload-Length"] === String(aFile(LONG_NAME).size) && isBroken) {
        isBroken = false;
        throw new UnexpectedResponseError("startClaimUpload", 400, "broken");
      }
      return { status: 201, data: { id: "u-1" } };
    },
  });
  await fill(opened, [aFile("a.png"), aFile(LONG_NAME), aFile("b.png")]);
  await sendClaim(opened);
  await registered();
  expect(await screen.findByText(/Один файл не дошёл/)).toBeVisible();
  expect(opened.sent("startClaimUpload")).toHaveLength(3);
  expect(opened.sent("startClaimUpload")[0]?.params).toEqual({ claimId: ID });
  await opened.user.click(screen.getByRole("button", { name: "Отправить ещё раз" }));
  expect(await screen.findByText("Все файлы у нас.")).toBeVisible();
  expect(opened.sent("continueClaimUpload")).toHaveLength(3);
  expect(opened.sent("registerClaim")).toHaveLength(1);
});

it("says that files wait for the connection", async () => {
  const opened = await openClaimForm({ startClaimUpload: () => new Promise(() => {}) });
  await fill(opened, [aFile("a.png")]);
  await sendClaim(opened);
  await registered();
  expect(screen.getByText(/Файлы отправляются/)).toBeVisible();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(/Файлы отправятся сами/)).toBeVisible();
  online.mockRestore();
});

it("shows why the insurer refused a file and removes it", async () => {
  const opened = await openClaimForm({
    startClaimUpload: () => ({
      status: 422,
      data: { message: "Этот вид файла не принимается", code: "fileType" },
    }),
  });
  await fill(opened, [aFile(LONG_NAME)]);
  await sendClaim(opened);
  await registered();
  const sent = within(screen.getByRole("form", { name: "Фото и документы" }));
  const row = within(sent.getByRole("listitem"));
  expect(await row.findByText("Этот вид файла не принимается")).toBeVisible();
  expect(row.queryByRole("button", { name: "Отправить ещё раз" })).not.toBeInTheDocument();
  expect(row.getByRole("button", { name: "Выбрать другой файл" })).toBeVisible();
  await opened.user.click(row.getByRole("button", { name: `Убрать файл ${LONG_NAME}` }));
  expect(sent.queryByRole("listitem")).not.toBeInTheDocument();
});

it("shows maxFiles at ten files", async () => {
  const opened = await openClaimForm();
  const ten = Array.from({ length: 10 }, (_, index) => aFile(`${index}.png`));
  await opened.user.upload(screen.getByLabelText(/Фото и документы/), ten);
  expect(await screen.findByText("Можно приложить не больше 10 файлов")).toBeVisible();
  expect(screen.getByLabelText(/Фото и документы/)).toBeDisabled();
});
