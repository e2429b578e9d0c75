import type { Meta, StoryObj } from "@storybook/react-vite";
import { PersonForm } from "#src/testing/person-form.tsx";
import { FullNameInput } from "./full-name-input.tsx";
import { type Alphabet, withSplitName } from "./name-fields.ts";
import { NameInputs } from "./name-inputs.tsx";
import { fullNameErrors, fullNameShape, nameShape } from "./name-rules.ts";

const PARTS = {
  lastName: "holderLastname",
  firstName: "holderFirstname",
  patronymic: "holderPatronymic",
} as const;
const FIELDS = { fullName: "holderFullName", ...PARTS } as const;
const NAMELESS = {
  holderFullName: "",
  holderLastname: "",
  holderFirstname: "",
  holderPatronymic: "",
};

const meta: Meta<typeof PersonForm> = {
  title: "Forms/People/Name · surname, passport name",
  id: "forms-people-name",
  component: PersonForm,
  parameters: {
    parts: { FullNameInput, NameInputs },
    usage: {
      when: "A person's name is asked for.",
      instead: [["TextInput", "it is no person's name"]],
      anatomy: ["One field, or three", "Offer of a Latin spelling"],
      words: "As in the passport.",
      screenReader: "As TextField; the offered spelling is read out.",
      since: "0.1.0",
      do: [
        "Give it the specification's names of the fields and let `withSplitName` fill the parts",
        "Ask for Latin letters only where a border will see the name",
      ],
      dont: ["Don't refuse a name in Cyrillic without the Latin spelling to take over"],
      keyboard: [["Enter", "On “Use it” takes the offered spelling and returns to the field"]],
    },
  },
};

export default meta;

type Story = StoryObj<typeof PersonForm>;

function fullName(
  alphabet: Alphabet,
  name: typeof NAMELESS = NAMELESS,
): NonNullable<Story["args"]> {
  return {
    shape: fullNameShape(FIELDS, alphabet),
    initialValues: name,
    errors: (values) => fullNameErrors(FIELDS, values, alphabet),
    onChangeEffects: (before, after) => withSplitName(FIELDS, before, after),
    children: <FullNameInput fields={FIELDS} alphabet={alphabet} own />,
  };
}

const press: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
};

export const InLatinLetters: Story = { args: fullName("latin") };

export const InAnyLetters: Story = { args: fullName("any") };

export const Split: Story = {
  args: fullName("latin", {
    holderFullName: "SAIDOVA MADINA KARIMOVNA",
    holderLastname: "SAIDOVA",
    holderFirstname: "MADINA",
    holderPatronymic: "KARIMOVNA",
  }),
};

export const LatinSpellingOffered: Story = {
  args: fullName("latin", { ...NAMELESS, holderFullName: "Ҷӯраев Ғафур" }),
};

export const PartRefused: Story = {
  args: fullName("latin", {
    ...NAMELESS,
    holderFullName: "SAIDOVA MADINA",
    holderLastname: "SAIDOVA",
    holderFirstname: "MADINA2",
  }),
  play: press,
};

export const InThreeFields: Story = {
  args: {
    shape: nameShape(PARTS, 50),
    initialValues: NAMELESS,
    children: <NameInputs fields={PARTS} own />,
  },
};

export const InThreeFieldsRefused: Story = { ...InThreeFields, play: press };
