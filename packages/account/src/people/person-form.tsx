import { useApiClient } from "@sughurta/api-client/react";
import { addMyPerson, changeMyPerson, type MyPerson } from "@sughurta/contracts/account";
import * as z from "@sughurta/contracts/zod";
import { addYears, genderCode, genderLetter } from "@sughurta/domain";
import { citizenshipOptions, HOME_COUNTRY_CODE } from "@sughurta/domain/countries";
import { DOC_TYPES } from "@sughurta/domain/person";
import {
  CheckboxInput,
  dateWithin,
  type FieldErrors,
  schemaErrors,
  useZodForm,
} from "@sughurta/forms";
import {
  BirthDateInput,
  CitizenshipInput,
  citizenship,
  DocumentInputs,
  documentErrors,
  documentShape,
  fieldsIn,
  GenderInput,
  NameInputs,
  nameShape,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { useMemo } from "react";
import {
  DOCUMENT_FIELDS,
  type DocumentValues,
  documentValues,
  expiryErrors,
  toDocument,
} from "../saved/document-fields.ts";
import { SavedForm } from "../saved/saved-list.tsx";
import { useSave } from "../section/use-action.ts";
import { savedTexts } from "../texts/account-texts.ts";

const NAMES = { lastName: "lastName", firstName: "firstName", patronymic: "patronymic" } as const;
const NAME_MAX_LENGTH = 50;
const OLDEST_YEARS = 120;
const NESTED = fieldsIn("document", DOCUMENT_FIELDS);

const birthDates = (today: string) => ({ min: addYears(today, -OLDEST_YEARS), max: today });

function personSchema(today: string) {
  const text = z.string();
  return z.object({
    ...nameShape(NAMES, NAME_MAX_LENGTH),
    birthDate: dateWithin(birthDates(today)),
    gender: z.enum(["", "f", "m"]),
    citizenship,
    withDocument: z.boolean(),
    document: z.object({
      docType: text,
      series: text,
      docNumber: text,
      issueDate: text,
      issueInstitution: text,
      dateTo: text,
    }),
  });
}

/** Errors of the optional document of a person. */
function getDocumentErrors(
  values: { readonly withDocument: boolean; readonly document: DocumentValues },
  today: string,
): FieldErrors {
  if (!values.withDocument) return {};
  const document = z.object(documentShape(DOCUMENT_FIELDS, { issued: { max: today } }));
  return {
    ...documentErrors(NESTED, values, { today, birthDate: "birthDate" }),
    ...expiryErrors(values.document, NESTED.validTo),
    ...schemaErrors(z.object({ document }), values),
  };
}

export interface PersonFormProps {
  readonly known: MyPerson | undefined;
  readonly today: string;
  readonly onSaved: () => void;
}

/** A person for whom the user buys, with a document where there is one to store. */
export function PersonForm({ known, today, onSaved }: PersonFormProps) {
  const { t, language } = useTexts(savedTexts);
  const client = useApiClient();
  const { refusal, save } = useSave(onSaved);
  const countries = useMemo(() => citizenshipOptions(language), [language]);
  const schema = useMemo(() => personSchema(today), [today]);
  const form = useZodForm({
    initialValues: {
      lastName: known?.lastName ?? "",
      firstName: known?.firstName ?? "",
      patronymic: known?.patronymic ?? "",
      birthDate: known?.birthDate ?? "",
      gender: known?.gender === undefined ? "" : genderLetter(known.gender),
      citizenship: known?.citizenship ?? HOME_COUNTRY_CODE,
      withDocument: known?.document !== undefined,
      document: documentValues(known?.document),
    },
    schema,
    toErrors: (values) => getDocumentErrors(values, today),
    onSubmit: ({ gender, withDocument, document, ...person }, current) =>
      save(current, async () => {
        const body = {
          ...person,
          ...(gender === "" ? {} : { gender: genderCode(gender) }),
          document: withDocument ? toDocument(document) : undefined,
        };
        return known
          ? client.send(changeMyPerson, { params: { id: known.id }, body })
          : client.send(addMyPerson, { body });
      }),
  });
  return (
    <SavedForm form={form} refusal={refusal}>
      <NameInputs fields={NAMES} own={false} />
      <BirthDateInput name="birthDate" own={false} {...birthDates(today)} today={today} />
      <GenderInput name="gender" />
      <CitizenshipInput name="citizenship" options={countries} />
      <CheckboxInput name="withDocument" label={t("people.withDocument")} />
      {form.values.withDocument ? (
        <DocumentInputs fields={NESTED} types={DOC_TYPES} birthDate="birthDate" today={today} />
      ) : null}
    </SavedForm>
  );
}
