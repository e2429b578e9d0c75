import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { afterHistoryEntry } from "./use-history-entry.ts";

describe("Dialog", () => {
  it("moves the focus to its title and restores it", async () => {
    render(<PolicyCheck />);
    const opener = screen.getByRole("button", { name: "Проверить" });
    await userEvent.click(opener);
    expect(screen.getByRole("dialog", { name: "Проверка полиса" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Проверка полиса" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it("closes on the browser's Back without notifying the router", async () => {
    const router = vi.fn();
    window.addEventListener("popstate", router);
    render(<PolicyCheck />);
    await userEvent.click(screen.getByRole("button", { name: "Проверить" }));
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router).not.toHaveBeenCalled();
    window.removeEventListener("popstate", router);
  });

  it("removes its history entry when it is closed otherwise", async () => {
    history.replaceState({ key: "home" }, "");
    render(<PolicyCheck />);
    await userEvent.click(screen.getByRole("button", { name: "Проверить" }));
    expect(history.state).toMatchObject({ key: "home", sgDialog: expect.any(String) });
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    await waitFor(() => expect(history.state).toEqual({ key: "home" }));
  });

  it("does not notify a router that was there before the dialog", async () => {
    const router = vi.fn();
    window.addEventListener("popstate", router);
    render(<PolicyCheck />);
    await userEvent.click(screen.getByRole("button", { name: "Проверить" }));
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    await waitFor(() => expect(history.state).not.toHaveProperty("sgDialog"));
    expect(router).not.toHaveBeenCalled();
    act(() => history.pushState({ key: "next" }, ""));
    act(() => history.back());
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    window.removeEventListener("popstate", router);
  });

  it("is closed and out of the history before a link inside it is followed", async () => {
    history.replaceState({ key: "home" }, "", "/home");
    render(<PolicyCheck />);
    await userEvent.click(screen.getByRole("button", { name: "Проверить" }));
    act(() => afterHistoryEntry(() => history.pushState({ key: "next" }, "", "/next")));
    await waitFor(() => expect(location.pathname).toBe("/next"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    act(() => history.back());
    await waitFor(() => expect(location.pathname).toBe("/home"));
    expect(history.state).toEqual({ key: "home" });
  });

  it("lets a link outside any dialog be followed at once", () => {
    const resume = vi.fn();
    afterHistoryEntry(resume);
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it("closes by a press outside, unless something was filled in", async () => {
    render(<PolicyCheck />);
    const opener = screen.getByRole("button", { name: "Проверить" });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await userEvent.click(opener);
    await userEvent.type(screen.getByRole("textbox", { name: "Номер полиса" }), "12");
    await userEvent.click(screen.getByRole("dialog"));
    expect(screen.getByRole("textbox", { name: "Номер полиса" })).toHaveValue("12");

    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("adds no landmark of a page", async () => {
    render(<PolicyCheck />);
    await userEvent.click(screen.getByRole("button", { name: "Проверить" }));
    expect(screen.getByRole("button", { name: "Дальше" })).toBeVisible();
    expect(document.querySelector("header, footer")).toBeNull();
  });

  it("prevents a host page from scrolling while it is open", async () => {
    const page = document.documentElement;
    page.style.overflow = "auto";
    render(<PolicyCheck />);
    await userEvent.click(screen.getByRole("button", { name: "Проверить" }));
    expect(page).toHaveStyle({ overflow: "hidden" });
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    expect(page).toHaveStyle({ overflow: "auto" });
    page.style.overflow = "";
  });

  it("renders nothing inside while it is closed", () => {
    render(<PolicyCheck />);
    expect(screen.queryByText("Номер полиса")).not.toBeInTheDocument();
  });
});

function PolicyCheck() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Проверить
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Проверка полиса"
        closeText="Закрыть"
        footer={<button type="button">Дальше</button>}
      >
        <label>
          Номер полиса
          <input />
        </label>
      </Dialog>
    </>
  );
}
