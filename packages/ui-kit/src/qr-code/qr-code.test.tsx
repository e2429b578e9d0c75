import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

it("reserves its space, then renders the code as one picture with a name", async () => {
  const { container, rerender } = render(<QrCode value="https://bank.tj/pay/1" label="Код" />);
  expect(container.querySelector(".sg-qr")).toBeInTheDocument();
  const code = await screen.findByRole("img", { name: "Код" });
  const dots = code.querySelector("path")?.getAttribute("d");
  expect(dots).toMatch(/^(M\d+ \d+h\d+v1h-\d+z){100,}$/);
  // A code of version 2 has 25 modules a side, and four empty ones around.
  expect(code).toHaveAttribute("viewBox", "-4 -4 33 33");
  rerender(<QrCode value="https://bank.tj/pay/2" label="Код" />);
  expect(code.querySelector("path")?.getAttribute("d")).not.toBe(dots);
});
