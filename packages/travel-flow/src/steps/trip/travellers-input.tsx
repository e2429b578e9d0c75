import { isIsoDate } from "@sughurta/domain";
import {
  AGE_GROUPS,
  type AgeGroup,
  birthDateForGroup,
  insuredBirthDateBounds,
  MAX_INSURED_PERSONS,
  MIN_INSURED_PERSONS,
} from "@sughurta/domain/travel";
import { DateInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import { IconButton } from "@sughurta/ui-kit";
import { useState } from "react";
import { pricedAgeGroup, removeOneFrom, withPersonAdded } from "#src/model/people.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

/** One to five insured persons, counted by age group; their names are entered later (S1 §3, SPEC-32). */
export function TravellersInput({
  form,
  today,
  quote,
}: Pick<StepProps, "form" | "today" | "quote">) {
  const { t, format } = useTexts(travelTexts);
  const { las, beginDate } = form.values;
  const { setValues } = form;
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const { min, max } = insuredBirthDateBounds(today, begin);
  const groups = las.map((person) => pricedAgeGroup(person, today, beginDate));
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
    const choice = choices.find(({ field, value }) => field === "las" && value === group);
    return choice === undefined ? null : ` · ${format.money(choice.sumPrem)}`;
  };

  return (
    <div className="sg-travellers">
      <ul className="sg-travellers__list">
        {AGE_GROUPS.map(({ id, fromAge, toAge }) => {
          const count = groups.filter((group) => group === id).length;
          if (count === 0 && birthDateForGroup(id, today, begin) === undefined) return null;
          const group = t(`ages.${id}`, { from: fromAge, to: toAge });
          return (
            <li key={id} className="sg-traveller">
              <span className="sg-traveller__group">
                {group}
                <span className="sg-traveller__price" translate="no">
                  {getPrice(id)}
                </span>
              </span>
              <IconButton
                icon="minus"
                variant="framed"
                label={t("trip.removeOf", { group })}
                aria-disabled={count === 0 || isAlone ? true : undefined}
                onClick={() => setValues((before) => removeOneFrom(before, id, today))}
              />
              <output className="sg-traveller__count" aria-label={group} translate="no">
                {count}
              </output>
              <IconButton
                icon="plus"
                variant="framed"
                label={t("trip.addOf", { group })}
                aria-disabled={isFull ? true : undefined}
                onClick={() => setValues((before) => withPersonAdded(before, id, today))}
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
