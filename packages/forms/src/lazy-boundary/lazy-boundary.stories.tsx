import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { LazyBoundary } from "./lazy-boundary.tsx";

const DidNotCome = lazyComponent(
  lazyModule((): Promise<() => string> => Promise.reject(new TypeError("Failed to fetch"))),
  (component) => component,
);

const meta = {
  title: "Forms/Providers/LazyBoundary · code splitting",
  id: "forms-lazyboundary",
  component: LazyBoundary,
  parameters: {
    usage: {
      when: "A part of a screen whose code is fetched later.",
      instead: [
        ["LazyDialogBoundary", "the part is a dialog"],
        ["LoadErrorBoundary", "other words are needed"],
      ],
      anatomy: ["What stands in while it loads", "Alert when it does not come"],
      words: "Written by the package, in three languages.",
      screenReader: "The alert is read out when it appears.",
      since: "0.1.0",
      do: ["Give it a fallback of the size of the part"],
      dont: ["Don't let one lost part take the page with it"],
      keyboard: [["Tab", "To the button that loads the page anew"]],
    },
  },
  args: { fallback: null, children: <DidNotCome /> },
} satisfies Meta<typeof LazyBoundary>;

export default meta;

export const DidNotLoad: StoryObj<typeof meta> = {};
