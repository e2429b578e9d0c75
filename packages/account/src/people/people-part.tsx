import { useApiClient } from "@sughurta/api-client/react";
import { myPeople, removeMyPerson } from "@sughurta/contracts/account";
import { joinFullName } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { useApiQuery } from "../account/use-api-query.ts";
import { SavedList } from "../saved/saved-list.tsx";
import { savedTexts } from "../texts/saved-texts.ts";
import { PersonForm } from "./person-form.tsx";

/** People for whom the person buys: orders offer them by name. */
export function PeoplePart({ today }: { readonly today: string }) {
  const { t, format } = useTexts(savedTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(myPeople, {}));
  return (
    <SavedList
      control={control}
      noneText={t("people.none")}
      addText={t("people.add")}
      describe={({ id, birthDate, document, patronymic = "", ...person }) => ({
        id,
        title: joinFullName({ ...person, patronymic }),
        text: [
          t("people.born", { date: format.date(birthDate) }),
          ...(document ? [t(`documents.type${document.docType}`)] : []),
        ].join(", "),
        verbatim: ["title"],
      })}
      remove={async (id) => {
        const answer = await client.send(removeMyPerson, { params: { id } });
        return answer.status === 200 ? undefined : answer.data.message;
      }}
    >
      {(known, onSaved) => <PersonForm known={known} today={today} onSaved={onSaved} />}
    </SavedList>
  );
}
