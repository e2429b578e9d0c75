import { useApiClient } from "@sughurta/api-client/react";
import { myPeople, removeMyPerson } from "@sughurta/contracts/account";
import { joinFullName } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { CarsPart, type CarsPartProps } from "../cars/cars-part.tsx";
import { SavedList } from "../saved/saved-list.tsx";
import { AccountSection } from "../section/account-section.tsx";
import { useApiQuery } from "../section/use-loaded.ts";
import { savedTexts } from "../texts/saved-texts.ts";
import { PersonForm } from "./person-form.tsx";

/** People and cars of the person, which later orders can use without typing them again. */
export function PeoplePanel({ today, onInsureCar }: CarsPartProps) {
  const { t } = useTexts(savedTexts);
  return (
    <Stack gap="xl" className="sg-account__narrow">
      <AccountSection title={t("people.title")} lead={t("people.lead")}>
        <PeoplePart today={today} />
      </AccountSection>
      <AccountSection title={t("cars.title")} lead={t("cars.lead")}>
        <CarsPart today={today} onInsureCar={onInsureCar} />
      </AccountSection>
    </Stack>
  );
}

/** People for whom the person buys: orders offer them by name. */
function PeoplePart({ today }: { readonly today: string }) {
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
        const response = await client.send(removeMyPerson, { params: { id } });
        return response.status === 200 ? undefined : response.data.message;
      }}
    >
      {(known, onSaved) => <PersonForm known={known} today={today} onSaved={onSaved} />}
    </SavedList>
  );
}
