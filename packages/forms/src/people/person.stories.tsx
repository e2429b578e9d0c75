import type { Meta, StoryObj } from "@storybook/react-vite";
import { HOLDER_AGE } from "@sughurta/domain/person";
import { PersonForm } from "../testing/person-form.tsx";
import { gender } from "../validation/validators.ts";
import { AddressInputs, PostalCodeInput } from "./address/address-inputs.tsx";
import { holderBirthDates } from "./birth/birth-dates.ts";
import { BirthDateInput, GenderInput } from "./birth/birth-inputs.tsx";
import { CitizenshipInput } from "./birth/citizenship-input.tsx";
import { OwnCitizenshipInput } from "./birth/own-citizenship-input.tsx";
import { ContactInputs } from "./contacts/contact-inputs.tsx";
import { ValidToInput } from "./document/document-inputs.tsx";
import { HolderCopy } from "./holder-copy.tsx";
import {
  type AddressRules,
  addressShape,
  citizenship,
  contactShape,
  holderBirthDate,
  optionalTaxNumber,
  taxNumber,
} from "./person-rules.ts";
import { TaxNumberInput } from "./tax-number/tax-number-input.tsx";

const TODAY = "2026-03-02";
const CONTACTS = { phone: "holderPhone", email: "holderEmail" } as const;
const ADDRESS = { address: "holderAddress", postalCode: "holderPostalCode" } as const;
const ADDRESS_RULES = { address: "optional", maxLength: 150 } as const satisfies AddressRules;
const COUNTRIES = [
  { value: "TJ", label: "Тоҷикистон" },
  { value: "UZ", label: "Oʻzbekiston" },
];

const meta: Meta<typeof PersonForm> = {
  title: "Forms/People/Person · contacts, address, birth date, citizenship",
  id: "forms-people-person",
  component: PersonForm,
  parameters: {
    parts: {
      ContactInputs,
      AddressInputs,
      BirthDateInput,
      CitizenshipInput,
      GenderInput,
      HolderCopy,
      OwnCitizenshipInput,
      PostalCodeInput,
      TaxNumberInput,
      ValidToInput,
    },
    usage: {
      when: "Something about a person is asked for.",
      instead: [["TextInput", "it is about no person"]],
      anatomy: ["One group of fields for each question"],
      words: "Hints say what is sent to the phone and the address.",
      screenReader: "As the fields of the kit.",
      since: "0.1.0",
      do: [
        "Say with `own` whether the person is who sits at the screen: only then the browser fills in",
        "Say in the hint what is sent to the phone or the address",
      ],
      dont: ["Don't ask what the specification does not ask of this person"],
      keyboard: [["As in the kit", "TextField, DateField, RadioGroup, Select, ComboBox"]],
    },
  },
};

export default meta;

type Story = StoryObj<typeof PersonForm>;

const press: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
};

export const BirthDate: Story = {
  args: {
    shape: { holderBirthDate: holderBirthDate(TODAY, HOLDER_AGE) },
    initialValues: { holderBirthDate: "" },
    children: (
      <BirthDateInput
        name="holderBirthDate"
        {...holderBirthDates(TODAY, HOLDER_AGE)}
        today={TODAY}
        own
      />
    ),
  },
};

export const TooYoung: Story = {
  args: { ...BirthDate.args, initialValues: { holderBirthDate: "2008-03-03" } },
  play: press,
};

export const Gender: Story = {
  args: {
    shape: { holderGender: gender },
    initialValues: { holderGender: "" },
    children: <GenderInput name="holderGender" />,
  },
};

export const WhoIsTheBuyer: Story = {
  args: {
    ...Gender.args,
    initialValues: { holderGender: "f" },
    children: (
      <HolderCopy names={["holderGender"]} isOpen={false}>
        <GenderInput name="holderGender" />
      </HolderCopy>
    ),
  },
};

export const Citizenship: Story = {
  args: {
    shape: { holderCountry: citizenship },
    initialValues: { holderCountry: "TJ" },
    children: <OwnCitizenshipInput name="holderCountry" />,
  },
};

export const CitizenshipOfAnother: Story = {
  args: {
    shape: { laCitizenship: citizenship },
    initialValues: { laCitizenship: "" },
    children: <CitizenshipInput name="laCitizenship" options={COUNTRIES} />,
  },
  play: press,
};

export const Contacts: Story = {
  args: {
    shape: contactShape(CONTACTS, { phone: "required", email: "optional" }),
    initialValues: { holderPhone: "", holderEmail: "" },
    children: (
      <ContactInputs
        fields={CONTACTS}
        rules={{ phone: "required", email: "optional" }}
        phoneHint="SMS"
        emailHint="PDF"
        own
      />
    ),
  },
};

export const ContactsRefused: Story = { ...Contacts, play: press };

export const Address: Story = {
  args: {
    shape: addressShape(ADDRESS, ADDRESS_RULES),
    initialValues: { holderAddress: "", holderPostalCode: "" },
    children: <AddressInputs fields={ADDRESS} rules={ADDRESS_RULES} kind="registered" own />,
  },
};

export const TaxNumber: Story = {
  args: {
    shape: { inn: optionalTaxNumber },
    initialValues: { inn: "" },
    children: <TaxNumberInput name="inn" optional />,
  },
};

export const TaxNumberRefused: Story = {
  args: {
    shape: { inn: taxNumber },
    initialValues: { inn: "12345" },
    children: <TaxNumberInput name="inn" />,
  },
  play: press,
};
