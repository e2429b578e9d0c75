import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LazyBoundary } from "../lazy-boundary/lazy-boundary.tsx";
import { anInsurer } from "../testing/an-insurer.ts";
import { InsurerProvider, useInsurer } from "./insurer-provider.tsx";

function Phones() {
  const { supportPhone, assistancePhone } = useInsurer();
  return <p>{`${supportPhone}, ${assistancePhone}`}</p>;
}

it("provides every screen with the phones of the insurer", () => {
  const insurer = anInsurer({ supportPhone: "2233", assistancePhone: "+992 44 600 22 33" });
  render(
    <InsurerProvider insurer={insurer}>
      <Phones />
    </InsurerProvider>,
  );
  expect(screen.getByText("2233, +992 44 600 22 33")).toBeVisible();
});

it("throws an error with instructions where no insurer is given", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const told = /Wrap the app in <InsurerProvider insurer=.*"@sughurta\/forms"/;
  expect(() => render(<Phones />)).toThrow(told);
  expect(() => render(<LazyBoundary>a part</LazyBoundary>)).toThrow(told);
});
