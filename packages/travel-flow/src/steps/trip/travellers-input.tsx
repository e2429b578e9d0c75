import { isIsoDate } from "@sughurta/domain";
import {
  AGE_GROUPS,
  type AgeGroup,
  ageGroupOf,
  birthDateForGroup,
  insuredBirthDateBounds,
  MAX_INSURED_PERSONS,
} from "@sughurta/domain/travel";
import { DateInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useFocusAfterRender } from "@sughurta/order";
import { Badge, Button, IconButton } from "@sughurta/ui-kit";
import { withPersonAdded, withPersonRemoved } from "#src/model/effects/people-effects.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

const birthdayOf = (index: number) => `las[${index}].laBirthday`;

/** One to five insured persons by birth date; buttons add one by age group (S1 §3, SPEC-32). */
export function TravellersInput({ form, today }: Pick<StepProps, "form" | "today">) {
  const { t } = useTexts(travelTexts);
  const { las, beginDate } = form.values;
  const { setValues } = form;
  const focusNext = useFocusAfterRender(form);
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const { min, max } = insuredBirthDateBounds(today, begin);
  const full = las.length >= MAX_INSURED_PERSONS;
  const offered = AGE_GROUPS.filter(({ id }) => birthDateForGroup(id, today, begin) !== undefined);

  function remove(uid: string, index: number) {
    setValues((before) => withPersonRemoved(before, uid));
    // The person who takes this place, or the last one.
    focusNext(birthdayOf(Math.min(index, las.length - 2)));
  }

  function add(group: AgeGroup) {
    setValues((before) => withPersonAdded(before, group, today));
    // The buttons go away with the fifth person.
    if (las.length === MAX_INSURED_PERSONS - 1) focusNext(birthdayOf(las.length));
  }

  return (
    <div className="sg-travellers">
      <ol className="sg-travellers__list">
        {las.map(({ uid, laBirthday, laBirthdayTouch }, index) => {
          const group = isIsoDate(laBirthday) ? ageGroupOf(laBirthday, begin) : undefined;
          const number = index + 1;
          return (
            <li key={uid} className="sg-traveller">
              <DateInput
                name={birthdayOf(index)}
                label={t("trip.birthday", { number })}
                hint={laBirthdayTouch ? undefined : t("trip.guess")}
                autoComplete={index === 0 ? "bday" : "off"}
                min={min}
                max={max}
                today={today}
              />
              <div className="sg-traveller__side">
                {group ? <Badge>{t(`ages.${group}`)}</Badge> : null}
                {las.length > 1 ? (
                  <IconButton
                    icon="trash"
                    label={t("trip.remove", { number })}
                    onClick={() => remove(uid, index)}
                  />
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
      {full ? (
        <p className="sg-group__hint">{t("trip.full")}</p>
      ) : (
        <fieldset className="sg-travellers__add">
          <legend>{t("trip.add")}</legend>
          <div className="sg-travellers__groups">
            {offered.map(({ id }) => (
              <Button key={id} variant="secondary" icon="plus" onClick={() => add(id)}>
                {t(`ages.${id}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <p className="sg-visually-hidden" role="status">
        {t("trip.count", { count: las.length })}
      </p>
    </div>
  );
}
