import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tolerateForeignChanges } from "./tolerate-foreign-changes.ts";
import { translateAsChrome } from "./translate-as-chrome.fixture.ts";

// React's contract: it changes the page by `removeChild`, `insertBefore` and `nodeValue`.

let end: () => void;
let endTranslation: (() => void) | undefined;
beforeEach(() => {
  end = tolerateForeignChanges(document);
});
afterEach(() => {
  endTranslation?.();
  endTranslation = undefined;
  end();
});

interface TripProps {
  readonly days: number;
  readonly note?: string | false;
  readonly extra?: ReactNode;
}

const Trip = ({ days, note, extra }: TripProps) => (
  <p>
    Trip of {days} days{note}
    {extra}
    <button type="button">Buy for {days * 10}</button> today
  </p>
);

function translated(props: TripProps) {
  const { container, rerender } = render(<Trip {...props} />);
  endTranslation = translateAsChrome(container);
  return {
    container,
    change: async (next: TripProps) => {
      await act(async () => rerender(<Trip {...next} />));
      return container.textContent?.replace(/[«»]/g, "");
    },
  };
}

describe("a translated page", () => {
  it("shows each current number beside fixed text, change after change", async () => {
    const { container, change } = translated({ days: 5 });
    expect(container.querySelectorAll("font font").length).toBeGreaterThan(3);
    expect(await change({ days: 8 })).toBe("Trip of 8 daysBuy for 80 today");
    expect(await change({ days: 12 })).toBe("Trip of 12 daysBuy for 120 today");
    // The new number is translated as well.
    expect(container.textContent).toContain("«12»");
  });

  it("removes texts and inserts elements before replaced texts", async () => {
    const { change } = translated({ days: 5, note: ", abroad" });
    expect(await change({ days: 5, note: false })).toBe("Trip of 5 daysBuy for 50 today");
    expect(await change({ days: 5, note: " or more", extra: <b>!</b> })).toBe(
      "Trip of 5 days or more!Buy for 50 today",
    );
    expect(await change({ days: 6 })).toBe("Trip of 6 daysBuy for 60 today");
  });

  it("shows the current number where one element replaced several texts", async () => {
    const { container, rerender } = render(<p>Trip of {5} days</p>);
    const [first, ...rest] = container.querySelector("p")?.childNodes ?? [];
    const font = document.createElement("font");
    font.append("Safar 5 rūz");
    first?.parentNode?.insertBefore(font, first);
    first?.parentNode?.removeChild(first);
    for (const text of rest) text.remove();
    expect(container).toHaveTextContent("Safar 5 rūz");
    rerender(<p>Trip of {9} days</p>);
    expect(container).toHaveTextContent("Trip of 9 days");
  });

  it("does not restore a text that the page removed", async () => {
    const { change } = translated({ days: 5, note: " and more" });
    await change({ days: 5, note: false });
    expect(await change({ days: 7, note: false })).toBe("Trip of 7 daysBuy for 70 today");
  });
});

describe("an extension", () => {
  const Page = ({ step }: { readonly step: number }) => (
    <section>
      {step === 1 ? <div id="banner">One</div> : null}
      <span>Step {step}</span>
      {step === 2 ? <strong>Two</strong> : null}
      <em>End</em>
    </section>
  );

  it("may remove elements and texts before the page does", () => {
    const { container, rerender } = render(<Page step={1} />);
    container.querySelector("#banner")?.remove();
    container.querySelector("em")?.remove();
    rerender(<Page step={2} />);
    expect(container).toHaveTextContent("Step 2Two");
  });

  it("may wrap elements", () => {
    const { container, rerender } = render(<Page step={1} />);
    for (const element of container.querySelectorAll("#banner, em")) {
      const wrapper = document.createElement("div");
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
    rerender(<Page step={2} />);
    expect(container).toHaveTextContent("Step 2TwoEnd");
    expect(container).not.toHaveTextContent("One");
  });
});

it("does not hide errors outside of its roots", () => {
  end();
  const parent = document.createElement("div");
  expect(() => parent.removeChild(document.createElement("b"))).toThrow("child");
  expect(() => parent.insertBefore(document.createElement("b"), document.body)).toThrow("child");
});
