import { useApiClient } from "@sughurta/api-client/react";
import { myPeople, removeMyPerson } from "@sughurta/contracts/account";
import { type MyCar, myCars, removeMyCar } from "@sughurta/contracts/motor";
import { carTitle } from "@sughurta/domain/motor";
import { joinFullName } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Button, Stack } from "@sughurta/ui-kit";
import { CarForm, carLine, carNames } from "../cars/car-form.tsx";
import { SavedList } from "../saved/saved-list.tsx";
import { AccountSection } from "../section/account-section.tsx";
import { useApiQuery } from "../section/use-loaded.ts";
import { savedTexts } from "../texts/account-texts.ts";
import { PersonForm } from "./person-form.tsx";

export interface CarsPartProps {
  readonly today: string;
  /** Begins a motor order with a car. */
  readonly onInsureCar: (car: MyCar) => void;
}

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

/** Cars of the policies and those added by hand; each can be insured without typing it again. */
function CarsPart({ today, onInsureCar }: CarsPartProps) {
  const { t } = useTexts(savedTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(myCars, {}));
  return (
    <SavedList
      control={control}
      noneText={t("cars.none")}
      addText={t("cars.add")}
      describe={(car) => {
        const { make, model } = carNames(car);
        const title = carTitle(make, model);
        const text = carLine(car);
        const action = t(car.product ? "cars.insureAgain" : "cars.insure");
        const name = `${title}, ${text}`;
        return {
          id: car.id,
          title,
          text,
          verbatim: ["title", "text"],
          action: (
            <Button
              variant="secondary"
              icon="car"
              aria-label={t("cars.insureNamed", { action, name })}
              onClick={() => onInsureCar(car)}
            >
              {action}
            </Button>
          ),
        };
      }}
      remove={async (id) => {
        const response = await client.send(removeMyCar, { params: { id } });
        return response.status === 200 ? undefined : response.data.message;
      }}
    >
      {(known, onSaved) => <CarForm known={known} today={today} onSaved={onSaved} />}
    </SavedList>
  );
}
