import { render, screen, waitFor } from "@testing-library/react";
import {
  type ComponentProps,
  cloneElement,
  createRef,
  type DOMAttributes,
  type JSXElementConstructor,
  type ReactElement,
  type Ref,
} from "react";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Tone } from "./badge/badge.tsx";
import type { ButtonVariant } from "./button/button.tsx";
import { calendarTexts } from "./date-field/calendar-texts.fixture.ts";
import { fileDropTexts } from "./file-drop/file-drop-texts.fixture.ts";
import * as kit from "./index.ts";

type Kit = typeof kit;
type Name = {
  [Key in keyof Kit]: Capitalize<Key> extends Key ? Key : never;
}[keyof Kit];

/** Components that render nothing of their own. */
type Around = "HeadingShift" | "LoadErrorBoundary";
type Part = Exclude<Name, Around>;
type Props<Key extends Name> =
  Kit[Key] extends JSXElementConstructor<never> ? ComponentProps<Kit[Key]> : never;

/** The components with that property. */
type With<Property extends string> = {
  [Key in Part]: Property extends keyof Props<Key> ? Key : never;
}[Part];
/** The values of a property in all components. */
type Values<Property extends string> = {
  [Key in Part]: Property extends keyof Props<Key> ? Props<Key>[Property] : never;
}[Part];
/** The components whose property has another type. */
type Misusing<Property extends string, Allowed> = {
  [Key in Part]: Property extends keyof Props<Key>
    ? Props<Key>[Property] extends Allowed | undefined
      ? never
      : Key
    : never;
}[Part];
type Scale = "small" | "medium" | "large";
/** Properties that are defined in the ui-kit itself. */
type OwnNames = { [Key in Part]: Exclude<keyof Props<Key>, keyof DOMAttributes<Element>> }[Part];

/** Components that open and close, with their initial content. */
type ByValue = "Accordion" | "PanelTabs";
type ByOpen = "Disclosure" | "Popover";
const OPENING: readonly string[] = ["Accordion", "PanelTabs", "Disclosure", "Popover"] satisfies (
  | ByValue
  | ByOpen
)[];

/** A value for a form or for code, which is not the component's state. */
type Unchanging = "Button" | "IconButton" | "QrCode";

const cards = [{ key: "a", content: "A" }];
const choices = [{ value: "a", label: "A" }];
const none = () => {};
const comboTexts = {
  noResults: "None",
  notInList: "Not there",
  chosen: "Chosen",
  found: String,
  selected: String,
  remove: String,
  removed: String,
};
const date = { name: "day", label: "Day", value: "", onValueChange: none };

const PARTS = {
  Accordion: <kit.Accordion items={[{ key: "a", title: "A", content: "B" }]} />,
  ActionTiles: (
    <kit.ActionTiles label="A" tiles={[{ key: "a", icon: "phone", title: "A", href: "#a" }]} />
  ),
  Alert: <kit.Alert>A</kit.Alert>,
  Badge: <kit.Badge>A</kit.Badge>,
  Banner: <kit.Banner title="A" />,
  BannerCarousel: (
    <kit.BannerCarousel
      label="A"
      previousText="B"
      nextText="C"
      slides={[
        {
          id: "a",
          title: "A",
          description: "",
          mainImg: "/a.webp",
          buttonLink: "",
          buttonText: "",
          buttonAddLink: "",
          buttonAddText: "",
        },
      ]}
    />
  ),
  Breadcrumbs: <kit.Breadcrumbs label="A" crumbs={[{ label: "A" }]} />,
  Button: <kit.Button>A</kit.Button>,
  ButtonLink: <kit.ButtonLink href="#a">A</kit.ButtonLink>,
  Card: <kit.Card>A</kit.Card>,
  Carousel: <kit.Carousel label="A" previousText="B" nextText="C" slides={cards} />,
  Checkbox: <kit.Checkbox name="a" label="A" />,
  Pattern: <kit.Pattern family="trip" width={80} height={80} />,
  ComboBox: (
    <kit.ComboBox
      name="a"
      label="A"
      options={choices}
      value=""
      onValueChange={none}
      texts={comboTexts}
    />
  ),
  Container: <kit.Container>A</kit.Container>,
  Countdown: (
    <kit.Countdown seconds={20} onDone={none} text={String} stopText="A" stoppedText="B" />
  ),
  DateField: <kit.DateField {...date} />,
  DateRangeField: (
    <kit.DateRangeField begin={date} end={{ ...date, name: "end" }} calendar={calendarTexts} />
  ),
  Dialog: <kit.Dialog open onClose={none} title="A" closeText="B" />,
  Disclosure: <kit.Disclosure line="A">B</kit.Disclosure>,
  EmptyState: <kit.EmptyState title="A" />,
  ErrorSummary: <kit.ErrorSummary title="A" errors={[{ text: "B" }]} moreText={String} />,
  FactRow: <kit.FactRow facts={[{ key: "a", title: "A", text: "B" }]} />,
  FileDrop: (
    <kit.FileDrop
      name="a"
      label="A"
      files={[]}
      texts={fileDropTexts}
      onAdd={none}
      onRemove={none}
    />
  ),
  Grid: <kit.Grid>A</kit.Grid>,
  Heading: <kit.Heading level={2}>A</kit.Heading>,
  Icon: <kit.Icon name="phone" />,
  IconButton: <kit.IconButton icon="phone" label="A" />,
  Link: <kit.Link href="#a">A</kit.Link>,
  Logo: <kit.Logo name="A" />,
  MultiComboBox: (
    <kit.MultiComboBox
      name="a"
      label="A"
      options={choices}
      value={["a"]}
      onValueChange={none}
      texts={comboTexts}
    />
  ),
  OtpField: <kit.OtpField name="a" label="A" />,
  Pagination: (
    <kit.Pagination
      current={1}
      last={2}
      toHref={String}
      label="A"
      previousText="B"
      nextText="C"
      pageText={String}
    />
  ),
  PanelTabs: <kit.PanelTabs label="A" tabs={[{ key: "a", label: "A", panel: "B" }]} />,
  PasswordField: <kit.PasswordField name="a" label="A" showText="B" hideText="C" />,
  PhoneField: (
    <kit.PhoneField name="a" label="A" value="" onValueChange={none} read={String} write={String} />
  ),
  PlacesMap: (
    <kit.PlacesMap
      label="A"
      places={[]}
      onValueChange={none}
      texts={{ group: String, whole: "B", zoomIn: "C", zoomOut: "D" }}
    />
  ),
  PolicySheet: <kit.PolicySheet family="trip" seed={1} title="A" />,
  Popover: (
    <kit.Popover opener="A" title="B" closeText="C">
      D
    </kit.Popover>
  ),
  Price: <kit.Price amount="1 TJS" />,
  PricePanel: (
    <kit.PricePanel title="A" price="B" hasPrice openText="C" closeText="D">
      E
    </kit.PricePanel>
  ),
  ProductPattern: <kit.ProductPattern family="trip" />,
  ProductCard: <kit.ProductCard title="A" />,
  ProductList: <kit.ProductList>A</kit.ProductList>,
  ProductPage: (
    <kit.ProductPage
      texts={{ crumbs: "A", about: "B", conditions: "C", price: "D" }}
      parents={[]}
      title="A"
      pattern="trip"
      description={kit.markSanitized("A")}
      action={{ href: "#a", text: "A" }}
    />
  ),
  Progress: <kit.Progress label="A" />,
  Prose: <kit.Prose>A</kit.Prose>,
  PhoneText: <kit.PhoneText>(992) 92-123-4567</kit.PhoneText>,
  QrCode: <kit.QrCode value="a" label="A" />,
  RadioGroup: <kit.RadioGroup name="a" label="A" options={choices} />,
  Ridges: <kit.Ridges />,
  Rosette: <kit.Rosette />,
  Section: <kit.Section title="A" />,
  Select: <kit.Select name="a" label="A" options={choices} />,
  Skeleton: <kit.Skeleton />,
  ServerMarkup: <kit.ServerMarkup contentKey="a">A</kit.ServerMarkup>,
  SkipLink: <kit.SkipLink targetId="a">A</kit.SkipLink>,
  Spinner: <kit.Spinner />,
  Stack: <kit.Stack>A</kit.Stack>,
  Stepper: (
    <kit.Stepper
      label="A"
      steps={[]}
      value="a"
      onValueChange={none}
      progressText={String}
      doneText="B"
    />
  ),
  StyleRoot: <kit.StyleRoot>A</kit.StyleRoot>,
  SummaryList: <kit.SummaryList rows={[]} />,
  Switch: <kit.Switch name="a" label="A" />,
  Tabs: <kit.Tabs label="A" tabs={[]} />,
  TextArea: <kit.TextArea name="a" label="A" />,
  TextField: <kit.TextField name="a" label="A" />,
  VisuallyHidden: <kit.VisuallyHidden>A</kit.VisuallyHidden>,
  PatternBand: <kit.PatternBand />,
} satisfies Record<Part, ReactElement>;

interface Passed {
  readonly ref: Ref<Element>;
  readonly id: string;
  readonly "data-probe": string;
}

const parts: readonly (readonly [string, ReactElement])[] = Object.entries(PARTS);

describe.each(parts)("%s", (name, part) => {
  const draw = async () => {
    const ref = createRef<Element>();
    const passed: Passed = { ref, id: "named", "data-probe": "seen" };
    const { container } = render(cloneElement(part, { ...passed }));
    await waitFor(() => expect(ref.current).toBeInstanceOf(Element));
    return { container, element: ref.current };
  };

  it("passes the ref, the id and the data attributes to its element", async () => {
    const { element } = await draw();
    expect(element).toHaveAttribute("id", "named");
    // A group of radios is a fieldset; error links lead to its first radio.
    const marked = name === "RadioGroup" ? element?.closest("fieldset") : element;
    expect(marked).toHaveAttribute("data-probe", "seen");
  });

  it("can be controlled where it opens and closes", async () => {
    const { container } = await draw();
    const opens = container.querySelector("details, [popover], [role=tabpanel]") !== null;
    expect(opens).toBe(OPENING.includes(name));
  });
});

it("combines the classes of the component and of its user", async () => {
  render(<kit.EmptyState title="A" className="mine" />);
  const box = screen.getByRole("heading").closest(".mine");
  expect(box).toHaveClass("sg-empty", "mine");
});

describe("properties, by their types", () => {
  it("include ref and id in every component that renders an element", () => {
    expectTypeOf<Exclude<Part, With<"ref">>>().toEqualTypeOf<never>();
    expectTypeOf<Exclude<Part, With<"id">>>().toEqualTypeOf<never>();
    expectTypeOf<Misusing<"id", string>>().toEqualTypeOf<never>();
    expectTypeOf<Extract<OwnNames, "innerRef" | "inputRef">>().toEqualTypeOf<never>();
  });

  it("have one meaning for each name", () => {
    expectTypeOf<Misusing<"tone", Tone>>().toEqualTypeOf<never>();
    expectTypeOf<Misusing<"variant", ButtonVariant | "framed">>().toEqualTypeOf<never>();
    expectTypeOf<
      Misusing<"look", "plain" | "text" | "icon" | "cards" | "segments">
    >().toEqualTypeOf<never>();
    expectTypeOf<Misusing<"ground", "plain" | "sunken" | "deep">>().toEqualTypeOf<never>();
    // Each name belongs to one of them only.
    type Shared =
      | (Values<"tone"> & Values<"look">)
      | (Values<"tone"> & Values<"ground">)
      | (Values<"variant"> & Values<"look">);
    expectTypeOf<Exclude<Shared, undefined>>().toEqualTypeOf<never>();
  });

  it("have one scale of sizes; that of HTML is a number", () => {
    expectTypeOf<Misusing<"size", Scale | number>>().toEqualTypeOf<never>();
    expectTypeOf<ComponentProps<typeof kit.Grid>["min"]>().toEqualTypeOf<Scale | undefined>();
  });

  it("report a new value by onValueChange only", () => {
    type Holding = Exclude<With<"value"> | With<"checked">, Unchanging>;
    expectTypeOf<Exclude<Holding, With<"onValueChange">>>().toEqualTypeOf<never>();
    type Events = Extract<OwnNames, `on${string}Change`>;
    expectTypeOf<Events>().toEqualTypeOf<"onValueChange" | "onOpenChange">();
    // The browser's event is not a component's own callback.
    type Choosing = {
      [Key in Part]: "onSelect" extends keyof Props<Key>
        ? ((key: string) => void) extends Props<Key>["onSelect"]
          ? Key
          : never
        : never;
    }[Part];
    expectTypeOf<Choosing>().toEqualTypeOf<never>();
  });

  it("can be controlled or uncontrolled where a component opens", () => {
    type Controllable = With<"value"> & With<"defaultValue"> & With<"onValueChange">;
    expectTypeOf<Exclude<ByValue, Controllable>>().toEqualTypeOf<never>();
    // A dialog never opens itself: it only requests to be closed.
    expectTypeOf<Exclude<With<"open">, "Dialog">>().toEqualTypeOf<ByOpen>();
    expectTypeOf<With<"defaultOpen">>().toEqualTypeOf<ByOpen>();
    expectTypeOf<With<"onOpenChange">>().toEqualTypeOf<ByOpen>();
  });
});
