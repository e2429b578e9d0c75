import type { Meta, StoryObj } from "@storybook/react-vite";
import { DOC_TYPES } from "@sughurta/domain/person";
import { PersonForm } from "#src/testing/person-form.tsx";
import { LicenceInputs } from "../licence/licence-inputs.tsx";
import { licenceShape } from "../person-rules.ts";
import { DocumentInputs } from "./document-inputs.tsx";
import { documentErrors, documentShape } from "./document-rules.ts";

const TODAY = "2026-03-02";
const ANY = {
  series: "holderDocSeries",
  docNumber: "holderDocNumber",
  issueDate: "holderIssueDate",
  issueInstitution: "holderIssueInstitution",
} as const;
const LICENCE = {
  series: "holderDocSeries",
  docNumber: "holderDocNumber",
  issueDate: "holderIssueDate",
} as const;
const TYPED = { docType: "holderDocType", ...ANY, validTo: "holderDocValidTo" } as const;
const UNKNOWN = {
  holderBirthday: "1990-05-14",
  holderDocType: "",
  holderDocSeries: "",
  holderDocNumber: "",
  holderIssueDate: "",
  holderIssueInstitution: "",
  holderDocValidTo: "",
};

const meta: Meta<typeof PersonForm> = {
  title: "Forms/People/Document · passport, identity card, driving licence",
  id: "forms-people-document",
  component: PersonForm,
  parameters: {
    parts: { DocumentInputs, LicenceInputs },
    usage: {
      when: "A passport or a licence is asked for.",
      instead: [["TextInput", "one number will do"]],
      anatomy: ["Type", "Series", "Number", "Day and place of issue"],
      words: "The hint shows where the number stands.",
      screenReader: "A group, then each field.",
      since: "0.1.0",
      do: [
        "Leave out the names of what the form does not ask",
        "Offer only the types that the product takes",
      ],
      dont: ["Don't write formats of series and numbers: domain has one table of them"],
      keyboard: [["As in the kit", "RadioGroup, TextField, DateField"]],
    },
  },
};

export default meta;

type Story = StoryObj<typeof PersonForm>;

function typed(known: Partial<typeof UNKNOWN> = {}): NonNullable<Story["args"]> {
  return {
    shape: documentShape(TYPED),
    initialValues: { ...UNKNOWN, ...known },
    errors: (values) =>
      documentErrors(TYPED, values, { today: TODAY, birthDate: "holderBirthday" }),
    children: (
      <DocumentInputs fields={TYPED} types={DOC_TYPES} birthDate="holderBirthday" today={TODAY} />
    ),
  };
}

const press: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
};

export const TypeChoice: Story = { args: typed() };

export const Filled: Story = {
  args: typed({
    holderDocType: "0",
    holderDocSeries: "A",
    holderDocNumber: "12345678",
    holderIssueDate: "2018-02-01",
    holderIssueInstitution: "MIA",
  }),
};

export const RefusedByItsType: Story = {
  args: typed({
    holderDocType: "0",
    holderDocSeries: "AB",
    holderDocNumber: "1234567",
    holderIssueDate: "2026-03-03",
  }),
  play: press,
};

export const Licence: Story = {
  args: {
    shape: licenceShape(LICENCE),
    initialValues: UNKNOWN,
    children: <LicenceInputs fields={LICENCE} birthDate="holderBirthday" today={TODAY} />,
  },
};

export const LicenceRefused: Story = {
  args: {
    ...Licence.args,
    initialValues: { ...UNKNOWN, holderDocNumber: "12345", holderIssueDate: "" },
  },
  play: press,
};

export const AnyDocument: Story = {
  args: {
    shape: documentShape(ANY, { format: "any" }),
    initialValues: UNKNOWN,
    children: <DocumentInputs fields={ANY} today={TODAY} />,
  },
};

export const AnyDocumentRefused: Story = {
  args: {
    ...AnyDocument.args,
    initialValues: { ...UNKNOWN, holderDocSeries: "A-1", holderDocNumber: "12_34" },
  },
  play: press,
};
