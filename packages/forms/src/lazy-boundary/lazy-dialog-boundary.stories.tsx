import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { LazyDialogBoundary } from "./lazy-dialog-boundary.tsx";

const DidNotCome = lazyComponent(
  lazyModule((): Promise<() => string> => Promise.reject(new TypeError("Failed to fetch"))),
  (component) => component,
);

const meta = {
  title: "Forms/Providers/LazyDialogBoundary · code splitting of a dialog",
  id: "forms-lazydialogboundary",
  component: LazyDialogBoundary,
  parameters: {
    usage: {
      when: "A dialog whose code is fetched when it opens.",
      instead: [["LazyBoundary", "the part stands in the page"]],
      anatomy: ["The dialog once it is loaded", "A dialog with an alert when it does not come"],
      words: "Written by the package, in three languages.",
      screenReader: "The alert is read out when the dialog opens.",
      since: "0.1.0",
      do: ["Render it only while the dialog is open"],
      dont: ["Don't open a dialog that says nothing when its code is lost"],
      keyboard: [
        ["Tab", "To the button that loads the page anew"],
        ["Escape", "Closes the dialog"],
      ],
    },
  },
  args: { fallback: null, open: true, onClose: () => undefined, children: <DidNotCome /> },
} satisfies Meta<typeof LazyDialogBoundary>;

export default meta;

export const DidNotLoad: StoryObj<typeof meta> = {};
