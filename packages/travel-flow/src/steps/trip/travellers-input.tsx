import { isIsoDate } from "@sughurta/domain";
import {
  type AgeGroup,
  ageGroupId,
  birthDateForGroup,
  insuredBirthDateBounds,
  isSameAgeGroup,
  MAX_INSURED_PERSONS,
  MIN_INSURED_PERSONS,
} from "@sughurta/domain/travel";
import { DateInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import { Alert, Button, IconButton } from "@sughurta/ui-kit";
import { useRef, useState } from "react";
import {
  goneAgeGroups,
  pricedAgeGroup,
  removeOneFrom,
  withAgeGroupsConfirmed,
  withPersonAdded,
} from "#src/model/people.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

export interface TravellersInputProps extends Pick<StepProps, "form" | "today" | "quote"> {
  /** Age groups on sale, ascending. */
  readonly ageGroups: readonly AgeGroup[];
}

/** One to five insured persons, counted by age group; their names are entered later (S1 §3, SPEC-32). */
export function TravellersInput({ form, today, quote, ageGroups }: TravellersInputProps) {
  const { t, format } = useTexts(travelTexts);
  const { las, beginDate } = form.values;
  const { setValues } = form;
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const { min, max } = insuredBirthDateBounds(today, begin);
  const groups = las.map((person) => pricedAgeGroup(person, today, beginDate, ageGroups));
  // A birth date that is not insurable is corrected here; its field stays once it is valid.
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const wrong = las.filter(
    ({ uid, laBirthday }, index) =>
      groups[index] === undefined && laBirthday !== "" && !corrected.includes(uid),
  );
  if (wrong.length > 0) setCorrected([...corrected, ...wrong.map(({ uid }) => uid)]);
  const isFull = las.length >= MAX_INSURED_PERSONS;
  const isAlone = las.length <= MIN_INSURED_PERSONS;
  const choices = lastQuote(quote)?.choices ?? [];
  const getPrice = (group: AgeGroup) => {
    const id = ageGroupId(group);
    const choice = choices.find(({ field, value }) => field === "las" && value === id);
    return choice === undefined ? null : ` · ${format.money(choice.sumPrem)}`;
  };

  const getName = ({ fromAge: from, toAge: count }: AgeGroup) => {
    if (count === 0) return t("ages.under1");
    return from === count ? t("ages.exact", { count }) : t("ages.range", { from, count });
  };
  const list = useRef<HTMLUListElement>(null);
  const gone = goneAgeGroups(form.values, ageGroups);

  function confirmAgeGroups() {
    setValues((before) => withAgeGroupsConfirmed(before, today, ageGroups));
    // The button is gone now.
    list.current?.focus();
  }

  return (
    <div className="sg-travellers">
      {gone.length > 0 ? (
        <Alert
          tone="warning"
          live="polite"
          actions={
            <Button variant="secondary" onClick={confirmAgeGroups}>
              {t("ages.confirm")}
            </Button>
          }
        >
          {t("ages.changed", { groups: gone.map(getName).join(", ") })}
        </Alert>
      ) : null}
      <ul className="sg-travellers__list" ref={list} tabIndex={-1}>
        {ageGroups.map((one) => {
          const count = groups.filter((group) => isSameAgeGroup(group, one)).length;
          if (count === 0 && birthDateForGroup(one, today, begin) === undefined) return null;
          const group = getName(one);
          return (
            <li key={ageGroupId(one)} className="sg-traveller">
              <span className="sg-traveller__group">
                {group}
                <span className="sg-traveller__price" translate="no">
                  {getPrice(one)}
                </span>
              </span>
              <IconButton
                icon="minus"
                variant="framed"
                label={t("trip.removeOf", { group })}
                aria-disabled={count === 0 || isAlone ? true : undefined}
                onClick={() => setValues((before) => removeOneFrom(before, one, today, ageGroups))}
              />
              <output className="sg-traveller__count" aria-label={group} translate="no">
                {count}
              </output>
              <IconButton
                icon="plus"
                variant="framed"
                label={t("trip.addOf", { group })}
                aria-disabled={isFull ? true : undefined}
                onClick={() => setValues((before) => withPersonAdded(before, one, today))}
              />
            </li>
          );
        })}
      </ul>
      {las.map(({ uid }, index) =>
        groups[index] === undefined || corrected.includes(uid) ? (
          <DateInput
            key={uid}
            name={`las[${index}].laBirthday`}
            label={t("trip.birthday", { number: index + 1 })}
            autoComplete={index === 0 ? "bday" : "off"}
            min={min}
            max={max}
            today={today}
          />
        ) : null,
      )}
      {isFull ? <p className="sg-group__hint">{t("trip.full")}</p> : null}
      <p className="sg-visually-hidden" role="status">
        {t("trip.count", { count: las.length })}
      </p>
    </div>
  );
}
