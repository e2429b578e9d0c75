import { useApiClient } from "@sughurta/api-client/react";
import { profile, saveProfile } from "@sughurta/contracts/account";
import type { ResponseOf } from "@sughurta/contracts/core";
import * as z from "@sughurta/contracts/zod";
import { addYears, genderCode, genderLetter, parsePhone } from "@sughurta/domain";
import {
  dateWithin,
  Form,
  optionalEmail,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { BirthDateInput, GenderInput, NameInputs, nameShape } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { Alert, PhoneText, Stack } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { AccountSection, LoadedSection, Refusal } from "../section/account-section.tsx";
import { useSave } from "../section/use-action.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { accountTexts, savedTexts } from "../texts/account-texts.ts";
import { AddressesPart } from "./addresses-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";

type Profile = ResponseOf<typeof profile, 200>;

const NAMES = { lastName: "lastName", firstName: "firstName", patronymic: "patronymic" } as const;

const NAME_MAX_LENGTH = 50;

const OLDEST_YEARS = 120;

const birthDates = (today: string) => ({ min: addYears(today, -OLDEST_YEARS), max: today });

/** Personal data: name, documents, addresses. */
export function ProfilePanel({ today }: { readonly today: string }) {
  const { t } = useTexts(accountTexts);
  const saved = useTexts(savedTexts);
  return (
    <Stack gap="xl" className="sg-account__narrow">
      <AccountSection title={t("profile.title")}>
        <ProfilePart today={today} />
      </AccountSection>
      <AccountSection title={saved.t("documents.title")} lead={saved.t("documents.lead")}>
        <DocumentsPart today={today} />
      </AccountSection>
      <AccountSection title={saved.t("addresses.title")}>
        <AddressesPart />
      </AccountSection>
    </Stack>
  );
}

function profileSchema(today: string) {
  return z.object({
    ...nameShape(NAMES, NAME_MAX_LENGTH),
    email: optionalEmail,
    birthDate: z.union([z.literal(""), dateWithin(birthDates(today))]),
    gender: z.enum(["", "f", "m"]),
  });
}

/** Name, email and birth date of the person; the phone is what they sign in with. */
function ProfilePart({ today }: { readonly today: string }) {
  const client = useApiClient();
  const control = useApiQuery(() => client.send(profile, {}));
  return (
    <LoadedSection control={control}>
      {(known) => <ProfileForm known={known} today={today} />}
    </LoadedSection>
  );
}

function ProfileForm({ known, today }: { readonly known: Profile; readonly today: string }) {
  const { t, rich, format } = useTexts(accountTexts);
  const client = useApiClient();
  const { saved, refusal, save } = useSave();
  const schema = useMemo(() => profileSchema(today), [today]);
  const form = useZodForm({
    initialValues: {
      lastName: known.lastName,
      firstName: known.firstName,
      patronymic: known.patronymic,
      email: known.email,
      birthDate: known.birthDate ?? "",
      gender: typeof known.gender === "number" ? genderLetter(known.gender) : "",
    },
    schema,
    onSubmit: ({ gender, birthDate, ...names }, current) =>
      save(current, () =>
        client.send(saveProfile, {
          body: {
            ...names,
            ...(birthDate === "" ? {} : { birthDate }),
            ...(gender === "" ? {} : { gender: genderCode(gender) }),
          },
        }),
      ),
  });
  return (
    <Form form={form}>
      <Stack>
        <p>
          {rich("profile.phone", {
            phone: <PhoneText>{format.phone(parsePhone(known.phone) ?? "")}</PhoneText>,
          })}
        </p>
        <NameInputs fields={NAMES} own />
        <TextInput name="email" label={t("profile.email")} optional autoComplete="email" />
        <BirthDateInput name="birthDate" own {...birthDates(today)} today={today} />
        <GenderInput name="gender" />
        <Refusal text={refusal} />
        {saved ? (
          <Alert tone="success" live="polite">
            {t("profile.saved")}
          </Alert>
        ) : null}
        <SubmitButton>{t("profile.save")}</SubmitButton>
      </Stack>
    </Form>
  );
}
