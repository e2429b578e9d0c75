import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PassportReader, PassportReading } from "@sughurta/domain/person";
import { PersonForm } from "#src/testing/person-form.tsx";
import { ReadPassport } from "./read-passport.tsx";

const READING: PassportReading = {
  lines: [
    "P<TJKSAIDOVA<<MADINA<KARIMOVNA<<<<<<<<<<<<<<",
    "4012345676TJK9005145F3006014<<<<<<<<<<<<<<00",
  ],
  known: {
    lastName: "SAIDOVA",
    firstName: "MADINA",
    patronymic: "KARIMOVNA",
    birthDate: "1990-05-14",
    gender: "f",
    citizenship: "TJ",
    docType: "1",
    docNumber: "401234567",
  },
  doubtful: ["validTo"],
};

const reader = (read: PassportReader["read"]) => async (): Promise<PassportReader> => ({
  isSupported: async () => true,
  read,
  readLines: async () => READING,
});

const meta: Meta<typeof ReadPassport> = {
  title: "Forms/People/Passport · read from a photo",
  id: "forms-people-passport",
  component: ReadPassport,
  args: {
    load: reader(async () => READING),
    fields: {
      name: { fullName: "full", lastName: "last", firstName: "first", patronymic: "patr" },
      birthDate: "born",
      gender: "sex",
      citizenship: "country",
      document: { docType: "type", docNumber: "number", validTo: "until" },
    },
    today: "2026-03-02",
  },
  render: (offer) => (
    <PersonForm shape={{}} initialValues={{ born: "1991-05-14" }}>
      <ReadPassport {...offer} />
    </PersonForm>
  ),
  parameters: {
    parts: { ReadPassport },
    usage: {
      when: "A person's name, birth date and document are asked for.",
      instead: [["FileInput", "the picture itself is needed"]],
      anatomy: ["Button", "Dialog with the aim, the camera and what was read"],
      words: "A failure says what to do next, and typing always is a way.",
      screenReader: "What was read, and what is doubtful, are read out.",
      since: "0.1.0",
      do: ["Fill in what is known, and keep what was typed"],
      dont: ["Don't send or store the picture"],
      keyboard: [["Escape", "Closes the dialog"]],
    },
  },
};

export default meta;

type Story = StoryObj<typeof ReadPassport>;

/** The button of the offer; the form has one of its own. */
const OFFERED = {
  name: (_: string, button: Element) => button.closest(".sg-read-passport") !== null,
};

const press: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", OFFERED));
};

const takePhoto: NonNullable<Story["play"]> = async (context) => {
  await press(context);
  const dialog = await context.canvas.findByRole("dialog");
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]:not([capture])");
  if (!input) throw new Error("There is no field for a picture");
  await context.userEvent.upload(input, new File(["photo"], "photo.jpg", { type: "image/jpeg" }));
};

export const Offer: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", OFFERED);
  },
};

export const Aim: Story = { play: press };

export const Read: Story = { play: takePhoto };

export const OtherDocument: Story = { args: { docTypes: [0] }, play: takePhoto };

export const TooDark: Story = {
  args: { load: reader(async () => ({ failure: "tooDark" })) },
  play: takePhoto,
};
