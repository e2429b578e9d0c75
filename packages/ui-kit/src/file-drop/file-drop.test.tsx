import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { FileDrop, type FileDropProps } from "./file-drop.tsx";
import { fileDropTexts } from "./file-drop-texts.fixture.ts";
import { shortFileName } from "./file-row.tsx";

describe("shortFileName", () => {
  it.each([
    ["фото.jpg", "фото.jpg"],
    ["двадцать-два-знака.pdf", "двадцать-два-знака.pdf"],
    ["очень длинное имя файла с паспортом.pdf", "очень длинное имя файл…"],
  ])("shows %s as %s", (name, short) => {
    expect(shortFileName(name)).toBe(short);
  });
});

describe("FileDrop", () => {
  it("returns picked files and can pick the same file again", async () => {
    const { onAdd } = show();
    const file = new File(["x"], "фото.jpg", { type: "image/jpeg" });
    const input = screen.getByLabelText(/Документы/);
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onAdd).toHaveBeenCalledTimes(2);
    expect(onAdd).toHaveBeenLastCalledWith([file]);
  });

  it("accepts dropped files", () => {
    const { onAdd } = show();
    const file = new File(["x"], "фото.jpg");
    fireEvent.drop(screen.getByText("Выбрать файлы"), { dataTransfer: { files: [file] } });
    expect(onAdd).toHaveBeenCalledWith([file]);
  });

  it("offers a retry and a removal for a failed file, with its full name", async () => {
    const name = "очень длинное имя файла с паспортом.pdf";
    const file = { id: "1", name, size: "1 МБ", state: "failed", reason: "Сеть пропала" } as const;
    const { onRetry, onRemove } = show({ files: [file] });
    expect(screen.getByText(name)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
    await userEvent.click(screen.getByRole("button", { name: `Убрать ${name}` }));
    expect(onRetry).toHaveBeenCalledWith("1");
    expect(onRemove).toHaveBeenCalledWith("1");
  });

  it("offers another file, and no retry, for one that can never be accepted", async () => {
    const file = {
      id: "1",
      name: "a.exe",
      size: "1 МБ",
      state: "failed",
      reason: "Такой файл не подходит",
      final: true,
    } as const;
    const { onRemove, onAdd } = show({ files: [file], maxFiles: 1 });
    expect(screen.queryByRole("button", { name: "Повторить" })).not.toBeInTheDocument();
    const picker = screen.getByLabelText(/Документы/);
    const opened = vi.fn();
    picker.addEventListener("click", opened);
    await userEvent.click(screen.getByRole("button", { name: "Выбрать другой файл" }));
    expect(onRemove).toHaveBeenCalledWith("1");
    expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(picker, new File(["x"], "b.pdf"));
    expect(onAdd).toHaveBeenCalledOnce();
  });

  it("moves the focus to the next file, the previous one, and then to the picker, after a removal", async () => {
    render(<Documents names={["a.pdf", "b.pdf", "c.pdf"]} />);
    await userEvent.click(remover("b.pdf"));
    expect(remover("c.pdf")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(remover("a.pdf")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByLabelText(/Документы/)).toHaveFocus();
  });

  it("does not offer to remove a file that was sent", () => {
    show({ files: [{ id: "1", name: "a.pdf", size: "1 МБ", state: "sent" }] });
    expect(screen.getByText(/отправлен/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("accepts no more files when it is full", () => {
    const file = { id: "1", name: "a.pdf", size: "1 МБ", state: "sent" } as const;
    show({ files: [file], maxFiles: 1 });
    expect(screen.getByLabelText(/Документы/)).toBeDisabled();
    expect(screen.getByText("Больше файлов не нужно")).toBeVisible();
  });
});

const remover = (name: string) => screen.getByRole("button", { name: `Убрать ${name}` });

function Documents({ names }: { readonly names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <FileDrop
      name="files"
      label="Документы"
      files={left.map((name) => ({ id: name, name, size: "1 МБ", state: "ready" }))}
      texts={fileDropTexts}
      maxFiles={names.length}
      onAdd={vi.fn()}
      onRemove={(id) => setLeft((before) => before.filter((name) => name !== id))}
    />
  );
}

function show(props: Partial<FileDropProps> = {}) {
  const calls = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() };
  render(
    <FileDrop
      name="files"
      label="Документы"
      files={[]}
      texts={fileDropTexts}
      {...calls}
      {...props}
    />,
  );
  return calls;
}
