import { formatDate } from "@sughurta/domain";
import { MAX_INSURED_PERSONS } from "@sughurta/domain/travel";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Checkbox, Stack } from "@sughurta/ui-kit";
import { type KeyboardEvent, useState } from "react";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { useRowsInSteps } from "./list-faults.tsx";
import { enteredPeople, freeSeats, type ListedTraveller, listedName } from "./listed-people.ts";
import { travellersFileTexts } from "./travellers-file-texts.ts";

export interface ListedPeopleProps {
  readonly people: readonly ListedTraveller[];
  readonly values: TravelOrderValues;
  readonly onAdd: (people: readonly ListedTraveller[], replace: boolean) => void;
}

/** The dialog is within the form of the order, which Enter would submit. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** The people of a file, to choose as many as the order can take; at first those who fit. */
export function ListedPeople({ people, values, onAdd }: ListedPeopleProps) {
  const { t } = useTexts(travellersFileTexts);
  const entered = enteredPeople(values).length;
  const [replace, setReplace] = useState(false);
  const seats = freeSeats(values, replace);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => getRows(people.slice(0, seats)));
  const { visible, hidden, showMore } = useRowsInSteps(people);
  const chosen = people.filter(({ row }) => ticked.has(row));

  function tick(row: number, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(row);
    else next.delete(row);
    setTicked(next);
  }

  function changeReplace(on: boolean) {
    setReplace(on);
    setTicked(getRows(people.slice(0, freeSeats(values, on))));
  }

  return (
    <Stack gap="md">
      {entered > 0 ? (
        <Checkbox
          name="listReplace"
          label={t("replace", { count: entered })}
          checked={replace}
          onValueChange={changeReplace}
          onKeyDown={ignoreEnter}
        />
      ) : null}
      <div role="status">
        {seats === 0 ? (
          <Alert tone="warning">{t("full", { max: MAX_INSURED_PERSONS })}</Alert>
        ) : people.length > seats ? (
          <Alert tone="warning">{t("tooMany", { seats })}</Alert>
        ) : null}
      </div>
      {seats === 0 ? null : (
        <>
          <fieldset className="sg-list-people">
            <legend>{t("who")}</legend>
            {visible.map((person) => (
              <Checkbox
                key={person.row}
                name={`listRow${person.row}`}
                label={t("person", {
                  name: listedName(person),
                  date: formatDate(person.laBirthday),
                })}
                hint={person.spelled ? t("spelled") : undefined}
                checked={ticked.has(person.row)}
                onValueChange={(on) => tick(person.row, on)}
                onKeyDown={ignoreEnter}
              />
            ))}
          </fieldset>
          {hidden > 0 ? (
            <Button variant="quiet" onClick={showMore}>
              {t("more", { count: hidden })}
            </Button>
          ) : null}
          <Button
            wide
            unavailableReason={
              chosen.length === 0
                ? t("chooseSome")
                : chosen.length > seats
                  ? t("chooseFewer", { count: chosen.length, seats })
                  : undefined
            }
            onClick={() => onAdd(chosen, replace)}
          >
            {t("add", { count: chosen.length })}
          </Button>
        </>
      )}
    </Stack>
  );
}

const getRows = (people: readonly ListedTraveller[]): ReadonlySet<number> =>
  new Set(people.map(({ row }) => row));
