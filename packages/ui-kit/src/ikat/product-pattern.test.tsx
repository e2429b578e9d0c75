import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProductPattern } from "./product-pattern.tsx";
import { productPatternFiles } from "./product-pattern-files.fixture.ts";

const FOLDER = join(import.meta.dirname, "product-patterns");
const styles = readFileSync(join(import.meta.dirname, "product-pattern.css"), "utf8");
const files = productPatternFiles();

/** The largest file, compressed: less than the same pattern in the markup of two cards. */
const MAX_BYTES = 5000;

describe("the files of product patterns", () => {
  it("are as the generator draws them; `pnpm --filter @sughurta/ui-kit product-patterns` writes them again", () => {
    expect(readdirSync(FOLDER).sort()).toEqual(files.map(({ name }) => name).sort());
    for (const { name, svg } of files) expect(readFileSync(join(FOLDER, name), "utf8")).toBe(svg);
  });

  it.each(files)("are placed by their geometry: $name", ({ name, size, width, frame }) => {
    const family = name.replace(`-${size}.svg`, "");
    const on =
      size === "large" ? ".sg-pattern--large" : ":is(.sg-pattern--small, .sg-pattern--fine)";
    expect(styles).toContain(
      `.sg-pattern--${family}${on} > * {\n    mask-image: url("./product-patterns/${name}");`,
    );
    const [, rules = ""] = styles.split(`.sg-pattern--${size} {\n    --`);
    expect(rules).toMatch(
      `sg-pattern-quarter: ${width / 4}px;\n    --sg-pattern-frame: ${frame}px;\n  }`,
    );
  });

  it.each(files)("compress to few bytes: $name", ({ svg }) => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThan(MAX_BYTES);
  });
});

it("renders the same small markup for each product, hidden from screen readers", () => {
  const { container } = render(<ProductPattern family="car" className="of-a-host" />);
  expect(container.innerHTML).toBe(
    '<span class="sg-pattern sg-pattern--car sg-pattern--large of-a-host" aria-hidden="true"><i></i><i></i><i></i></span>',
  );
});

describe("the variant of a product", () => {
  const getVariant = (seed: string) => {
    const { container } = render(<ProductPattern family="car" seed={seed} />);
    return container.firstElementChild?.className;
  };

  it("differs between codes with consecutive numbers, whose cards are neighbours", () => {
    expect(new Set(["CAR_P1", "CAR_P2", "CAR_P3", "CAR_P4"].map(getVariant)).size).toBe(4);
  });

  it.each([
    ["TRB_100", "STP", "TRB_UMRA"],
    ["SCI_P1", "SCI_P2", "SCI_P3", "ECI"],
    ["HOM_FLAT", "HOM_HOUSE", "SAA"],
    ["FAM_KIDS", "FAM_SCHOOL", "FAM_ALL"],
  ])("differs between the products of one category: %s", (...codes) => {
    expect(new Set(codes.map(getVariant)).size).toBe(codes.length);
  });

  it("is one of four, the same on every screen", () => {
    const codes = Array.from({ length: 40 }, (_, index) => `CODE_${index}`);
    expect(new Set(codes.map(getVariant)).size).toBe(4);
    expect(codes.map(getVariant)).toEqual(codes.map(getVariant));
  });
});
