import { BYTES_PER_MEGABYTE, type FileLimits } from "@sughurta/domain";
import { preloadTexts } from "@sughurta/i18n";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { OneFieldForm } from "../testing/one-field-form.tsx";
import { formTexts } from "../texts/form-texts.ts";
import { attachedFiles } from "../validation/validators.ts";
import { FileInput, type FileInputProps } from "./file-input.tsx";

beforeAll(() => preloadTexts("ru", [formTexts]));

const LIMITS: FileLimits = { maxFiles: 2, maxMegabytes: 1, kinds: ["picture"] };

function aFile(name: string, size = 10): File {
  const file = new File(["x"], name, { type: "image/png", lastModified: 1 });
  Object.defineProperty(file, "size", { value: size });
  return file;
}

function show(kinds = LIMITS.kinds, more: Partial<FileInputProps> = {}) {
  const limits = { ...LIMITS, kinds };
  const onSubmit = vi.fn();
  const { container } = render(
    <OneFieldForm rule={attachedFiles(limits)} initialValue={[]} onSubmit={onSubmit}>
      <FileInput name="field" label="Файлы" limits={limits} optional {...more} />
    </OneFieldForm>,
  );
  const input = container.querySelector("input[type=file]");
  const pick = (...files: File[]) => {
    if (input) fireEvent.change(input, { target: { files } });
  };
  return { pick, onSubmit };
}

describe("file input", () => {
  it("stores picked files, removes them again, and sends them", async () => {
    const { pick, onSubmit } = show();
    pick(aFile("one.png"), aFile("two.png"));
    await userEvent.click(screen.getByRole("button", { name: "Убрать файл one.png" }));
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject([{ name: "two.png" }]);
  });

  it("accepts the maximum number and says so about the rest", () => {
    const { pick } = show();
    pick(aFile("one.png"), aFile("two.png"), aFile("three.png"));
    expect(screen.getByText("Можно приложить не больше 2 файлов")).toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("refuses a file that is too large", () => {
    const { pick } = show();
    pick(aFile("big.png", BYTES_PER_MEGABYTE + 1));
    expect(screen.getByText("Больше 1 МБ: «big.png». Выберите файл поменьше")).toBeInTheDocument();
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  });

  it("accepts the reduced version of a picture that is too large, and shows both sizes", async () => {
    const small = aFile("big.jpg", 2_048);
    const { pick } = show(undefined, {
      prepare: async () => small,
      getOriginalBytes: (file) => (file === small ? 3 * BYTES_PER_MEGABYTE : undefined),
    });
    pick(aFile("big.png", 3 * BYTES_PER_MEGABYTE));
    expect(screen.getByText("Уменьшаем снимки…")).toBeInTheDocument();
    expect(await screen.findByText(/^3\sМБ → 2\sКБ$/)).toBeInTheDocument();
    expect(screen.getByText("big.jpg")).toBeInTheDocument();
    expect(screen.queryByText("Уменьшаем снимки…")).not.toBeInTheDocument();
  });

  it("accepts a picture of the camera beside chosen files", () => {
    show(undefined, { camera: true });
    const camera = screen.getByLabelText("Сделать снимок");
    fireEvent.change(camera, { target: { files: [aFile("photo.jpg")] } });
    expect(screen.getByText("photo.jpg")).toBeInTheDocument();
    expect(camera).toHaveAttribute("capture");
  });

  it("refuses a kind that is not listed, also when it was dropped", async () => {
    const { pick } = show(["document", "video"]);
    pick(aFile("one.png"));
    expect(await screen.findByText(/^Не принимаем файлы такого вида: «one.png»/)).toBeVisible();
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
    pick(aFile("one.docx"));
    expect(screen.getByRole("listitem")).toBeInTheDocument();
  });

  it("accepts a file by its bytes where its name has no extension", async () => {
    const { pick } = show();
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
    pick(new File([jpeg], "photo.jfif"), new File(["text"], "notes"));
    expect(await screen.findByText(/^Не принимаем файлы такого вида: «notes»/)).toBeVisible();
    expect(screen.getByText("photo.jfif")).toBeInTheDocument();
  });

  it.each(["photo.jpg", "act.pdf"])(
    "refuses a program named %s and lists the allowed kinds",
    async (name) => {
      const { pick } = show(["picture", "document", "video"]);
      const program = new Uint8Array(128);
      program.set([0x4d, 0x5a, 0x90, 0, 3]);
      pick(new File([program], name));
      const refused = `Не принимаем файлы такого вида: «${name}». Выберите другой: фото, PDF, Word, Excel, видео`;
      expect(await screen.findByText(refused)).toBeVisible();
      expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
    },
  );

  it("shows for each file its error", async () => {
    const { pick } = show(["document"]);
    pick(aFile("empty.docx", 0), new File(["%PDF-1.7\n1 0 obj\n<</Type/Cat"], "act.pdf"));
    expect(await screen.findByText(/Файл передан не до конца: «act.pdf»/)).toHaveTextContent(
      "Пустой файл: «empty.docx»",
    );
    pick(new File(["%PDF-1.7\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF"], "whole.pdf"));
    expect(screen.getByText("whole.pdf")).toBeInTheDocument();
  });

  it("does not accept the same file twice", () => {
    const { pick } = show();
    pick(aFile("one.png"));
    pick(aFile("one.png"));
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});
