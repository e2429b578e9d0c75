import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

describe("Button", () => {
  it("ignores presses while busy and retains its name", async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Купить
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Купить" });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).not.toBeDisabled();
  });

  it("lists what is missing when pressed too early", async () => {
    const press = vi.fn();
    render(
      <Button unavailableReason="Отметьте согласие" onClick={press}>
        Купить
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Купить" });
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toHaveTextContent("Отметьте согласие");
    expect(button).toHaveAccessibleDescription("Отметьте согласие");
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  it("does not submit its form while something is missing", async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { rerender } = render(<Form reason="Отметьте согласие" onSubmit={submit} />);
    await userEvent.click(screen.getByRole("button"));
    expect(submit).not.toHaveBeenCalled();
    rerender(<Form reason={undefined} onSubmit={submit} />);
    await userEvent.click(screen.getByRole("button"));
    expect(submit).toHaveBeenCalledOnce();
  });
});

function Form(props: { reason: string | undefined; onSubmit: (event: React.FormEvent) => void }) {
  return (
    <form onSubmit={props.onSubmit}>
      <Button type="submit" unavailableReason={props.reason}>
        Купить
      </Button>
    </form>
  );
}
