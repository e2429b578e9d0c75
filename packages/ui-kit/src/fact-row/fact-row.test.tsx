import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FactRow } from "./fact-row.tsx";

it("lists each figure with its explanation", () => {
  render(<FactRow facts={[{ key: 1, title: "4 days", text: "to a decision" }]} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("4 days to a decision");
});

it("renders nothing without facts", () => {
  const { container } = render(<FactRow facts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
