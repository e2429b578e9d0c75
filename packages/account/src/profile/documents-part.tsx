import { useApiClient } from "@sughurta/api-client/react";
import {
  addIdentityDocument,
  identityDocuments,
  removeIdentityDocument,
} from "@sughurta/contracts";
import { DOC_TYPES, docTypeOf } from "@sughurta/domain/person";
import { Form, SubmitButton, useZodForm } from "@sughurta/forms";
import { DocumentInputs, documentErrors, documentShape } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { useMemo } from "react";
import * as z from "zod/mini";
import { Refusal } from "../cabinet/refusal.tsx";
import { useAction } from "../cabinet/use-action.ts";
import { useLoaded } from "../cabinet/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { SavedList } from "./saved-list.tsx";

const FIELDS = {
  docType: "docType",
  series: "series",
  docNumber: "docNumber",
  issueDate: "issueDate",
  issueInstitution: "issueInstitution",
} as const;
const EMPTY = { docType: "", series: "", docNumber: "", issueDate: "", issueInstitution: "" };

/** Identity documents of the person: the list, and a form for one more. */
export function DocumentsPart({ today }: { readonly today: string }) {
  const { t, format } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useLoaded(async () => {
    const answer = await client.send(identityDocuments, {});
    if (answer.status !== 200) throw new Error(answer.data.message);
    return answer.data;
  });
  return (
    <SavedList
      control={control}
      noneText={t("documents.none")}
      addText={t("documents.add")}
      describe={({ id, docType, series, docNumber, issueDate }) => ({
        id,
        title: t(`documents.type${docType}`),
        text: t("documents.line", {
          number: [series, docNumber].filter(Boolean).join(" "),
          date: format.date(issueDate),
        }),
      })}
      remove={async (id) => {
        const answer = await client.send(removeIdentityDocument, { params: { id } });
        return answer.status === 200 ? undefined : answer.data.message;
      }}
    >
      {(onSaved) => <DocumentForm today={today} onSaved={onSaved} />}
    </SavedList>
  );
}

interface DocumentFormProps {
  readonly today: string;
  readonly onSaved: () => void;
}

function DocumentForm({ today, onSaved }: DocumentFormProps) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { refusal, run } = useAction();
  const schema = useMemo(
    () => z.object(documentShape(FIELDS, { issued: { max: today } })),
    [today],
  );
  const form = useZodForm({
    initialValues: EMPTY,
    schema,
    toErrors: (values) => documentErrors(FIELDS, values, { today, birthDate: "" }),
    onSubmit: ({ docType, ...values }, current) =>
      run(async () => {
        const type = docTypeOf(docType);
        if (type === undefined) return undefined;
        const body = { docType: type, ...values };
        const answer = await client.send(addIdentityDocument, { body });
        if (answer.status === 201) onSaved();
        else if (answer.status === 422) current.applyServerErrors(answer.data);
        else return answer.data.message;
        return undefined;
      }),
  });
  return (
    <Form form={form}>
      <Stack>
        <DocumentInputs fields={FIELDS} types={DOC_TYPES} today={today} />
        <Refusal text={refusal} />
        <SubmitButton>{t("profile.save")}</SubmitButton>
      </Stack>
    </Form>
  );
}
