import { useApiClient } from "@sughurta/api-client/react";
import {
  addIdentityDocument,
  changeIdentityDocument,
  identityDocuments,
  removeIdentityDocument,
} from "@sughurta/contracts/account";
import type { ResponseOf } from "@sughurta/contracts/core";
import * as z from "@sughurta/contracts/zod";
import { DOC_TYPES } from "@sughurta/domain/person";
import { useZodForm } from "@sughurta/forms";
import { DocumentInputs, documentErrors, documentShape } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { useMemo } from "react";
import {
  DOCUMENT_FIELDS,
  documentValues,
  expiryErrors,
  toDocument,
} from "../saved/document-fields.ts";
import { SavedForm, SavedList } from "../saved/saved-list.tsx";
import { useSave } from "../section/use-action.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { savedTexts } from "../texts/account-texts.ts";

type SavedDocument = ResponseOf<typeof identityDocuments, 200>[number];

/** Identity documents of the person: the list, and a form for each and for one more. */
export function DocumentsPart({ today }: { readonly today: string }) {
  const { t, format } = useTexts(savedTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(identityDocuments, {}));
  return (
    <SavedList
      control={control}
      noneText={t("documents.none")}
      addText={t("documents.add")}
      describe={({ id, docType, series, docNumber, issueDate, dateTo }) => ({
        id,
        title: t(`documents.type${docType}`),
        text: [
          t("documents.line", {
            number: [series, docNumber].filter(Boolean).join(" "),
            date: format.date(issueDate),
          }),
          ...(dateTo ? [t("documents.validTo", { date: format.date(dateTo) })] : []),
        ].join(", "),
        verbatim: ["text"],
      })}
      remove={async (id) => {
        const response = await client.send(removeIdentityDocument, { params: { id } });
        return response.status === 200 ? undefined : response.data.message;
      }}
    >
      {(known, onSaved) => <DocumentForm known={known} today={today} onSaved={onSaved} />}
    </SavedList>
  );
}

interface DocumentFormProps {
  readonly known: SavedDocument | undefined;
  readonly today: string;
  readonly onSaved: () => void;
}

function DocumentForm({ known, today, onSaved }: DocumentFormProps) {
  const client = useApiClient();
  const { refusal, save } = useSave(onSaved);
  const schema = useMemo(
    () => z.object(documentShape(DOCUMENT_FIELDS, { issued: { max: today } })),
    [today],
  );
  const form = useZodForm({
    initialValues: documentValues(known),
    schema,
    toErrors: (values) => ({
      ...documentErrors(DOCUMENT_FIELDS, values, { today, birthDate: "" }),
      ...expiryErrors(values, DOCUMENT_FIELDS.validTo),
    }),
    onSubmit: async (values, current) => {
      const body = toDocument(values);
      if (!body) return;
      await save(current, () =>
        known
          ? client.send(changeIdentityDocument, { params: { id: known.id }, body })
          : client.send(addIdentityDocument, { body }),
      );
    },
  });
  return (
    <SavedForm form={form} refusal={refusal}>
      <DocumentInputs fields={DOCUMENT_FIELDS} types={DOC_TYPES} today={today} />
    </SavedForm>
  );
}
