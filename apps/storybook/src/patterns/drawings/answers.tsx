import {
  Alert,
  Checkbox,
  DateField,
  ErrorSummary,
  Link,
  Select,
  Stack,
  TextField,
} from "@sughurta/ui-kit";
import type { Drawings } from "./drawing.ts";

const ignore = () => {};

/** A name as one field, against one for each part of it. */
export const person: Drawings = {
  do: {
    picture: (
      <TextField
        name="name"
        label="Surname and name in Latin letters"
        hint="As in the passport"
        defaultValue="SAIDOVA MADINA"
      />
    ),
    caption: "One field for the whole name, with the paper to look at.",
  },
  dont: {
    picture: (
      <Stack>
        <TextField name="first" label="First name" defaultValue="Мадина" />
        <TextField name="middle" label="Middle name" />
        <TextField name="last" label="Last name" error="Only Latin letters are allowed" />
      </Stack>
    ),
    caption: "Three fields, and letters that are refused after they were typed.",
  },
};

/** A range whose limits are said, against three lists for one day. */
export const dates: Drawings = {
  do: {
    picture: (
      <Stack>
        <DateField name="begin" label="First day" value="2026-03-10" onValueChange={ignore} />
        <DateField name="end" label="Last day" value="2026-03-20" onValueChange={ignore} />
        <p>11 days, the first and the last included</p>
      </Stack>
    ),
    caption: "Two days that belong together, and what they come to.",
  },
  dont: {
    picture: (
      <Stack>
        <DateField
          name="begin"
          label="Start"
          value="2026-03-10"
          onValueChange={ignore}
          error="Invalid date"
        />
        <Select name="days" label="Duration" options={[{ value: "11", label: "11" }]} />
      </Stack>
    ),
    caption:
      "A day apart from its length, and an error that does not say which days can be chosen.",
  },
};

/** A summary that leads to each field, against one sentence for all. */
export const mistakes: Drawings = {
  do: {
    picture: (
      <Stack>
        <ErrorSummary
          title="Two answers are missing"
          attempt={0}
          errors={[
            { fieldId: "drawn-surname", text: "Write the surname" },
            { fieldId: "drawn-phone", text: "Write the phone number" },
          ]}
          moreText={(count) => `${count} more`}
        />
        <TextField id="drawn-surname" name="surname" label="Surname" error="Write the surname" />
      </Stack>
    ),
    caption: "Each line says what to do, and leads to its field.",
  },
  dont: {
    picture: (
      <Stack>
        <Alert tone="danger" title="Error" live="off">
          Some fields are invalid (422).
        </Alert>
        <TextField name="surname" label="Surname" error="This field is required" />
      </Stack>
    ),
    caption: "Something is wrong somewhere: the search for it is left to the person.",
  },
};

/** A sentence of its own for each consent, never ticked beforehand. */
export const consent: Drawings = {
  do: {
    picture: (
      <Stack>
        <Checkbox
          name="rules"
          label={
            <>
              I agree to the <Link href="#rules">rules of sale</Link>
            </>
          }
        />
        <Checkbox name="news" label="Send me news by e-mail" hint="Not needed for the policy" />
      </Stack>
    ),
    caption: "One sentence for each thing, and both are empty.",
  },
  dont: {
    picture: (
      <Checkbox
        name="all"
        defaultChecked
        label="I accept all terms, the privacy policy, marketing and the processing of my data by partners"
      />
    ),
    caption: "Four consents in one tick that was set for the person.",
  },
};
