import { preloadTexts } from "@sughurta/i18n";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { formTexts } from "../texts/form-texts.ts";

const drawn = vi.hoisted(() => new Map<string, number>());

vi.mock("@sughurta/ui-kit", async (importOriginal) => {
  const kit = await importOriginal<typeof import("@sughurta/ui-kit")>();
  return {
    ...kit,
    TextField: (props: Parameters<typeof kit.TextField>[0]) => {
      drawn.set(props.name, (drawn.get(props.name) ?? 0) + 1);
      return <kit.TextField {...props} />;
    },
  };
});

const { HolderForm } = await import("../testing/example-form.tsx");

beforeAll(() => preloadTexts("ru", [formTexts]));

it("renders only the field that is typed into", async () => {
  render(<HolderForm />);
  const before = new Map(drawn);
  await userEvent.type(screen.getByLabelText("Фамилия"), "Раҳимов");
  expect(drawn.get("las[0].name")).toBe(before.get("las[0].name"));
  expect(drawn.get("email")).toBe(before.get("email"));
  expect(drawn.get("lastName")).toBe((before.get("lastName") ?? 0) + 7);
});
