import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Alert } from "../alert/alert.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { say } from "../story-words/say.fixture.ts";
import { LoadErrorBoundary } from "./load-error-boundary.tsx";

const part = (load: () => Promise<() => string>) =>
  lazyComponent(lazyModule(load), (component) => component);
const OnItsWay = part(() => new Promise(() => {}));
const DidNotCome = part(() => Promise.reject(new TypeError("Failed to fetch")));

const meta = {
  title: "Kit/Feedback/LoadErrorBoundary · suspense, error boundary, lazy loading",
  id: "kit-loaderrorboundary",
  component: LoadErrorBoundary,
  parameters: {
    usage: {
      when: "A part whose code is fetched later may not come.",
      instead: [["Skeleton", "the part is only on its way"]],
      anatomy: ["What stands in while it loads", "What takes its place when it does not come"],
      words: "Say that the part did not come and that it comes by itself.",
      screenReader: "Nothing of its own: what takes its place speaks.",
      since: "0.1.0",
      do: ["Put it around each part whose code is fetched later", "Say what did not come"],
      dont: ["Don't let one lost part take the page with it"],
      keyboard: [],
    },
  },
  args: {
    fallback: <Skeleton lines={2} />,
    failed: <Alert tone="warning">Нет связи</Alert>,
    children: null,
  },
} satisfies Meta<typeof LoadErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  render: (args) => (
    <LoadErrorBoundary {...args}>
      <OnItsWay />
    </LoadErrorBoundary>
  ),
};

export const Failed: Story = {
  render: (args) => (
    <LoadErrorBoundary {...args}>
      <DidNotCome />
    </LoadErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(say("Нет связи"));
  },
};
