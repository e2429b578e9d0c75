import { addYears, formatDate, isIsoDate } from "@sughurta/domain";
import { validToBounds } from "@sughurta/domain/person";
import { INSURED_DOC_TYPES, insuredBirthDateBounds } from "@sughurta/domain/travel";
import { ComboInput, DateInput, RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { focusField } from "@sughurta/order";
import { Alert, Button } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { withHolderCopied } from "../../order/holder-effects.ts";
import type { InsuredPerson } from "../../order/order-values.ts";
import { travelTexts } from "../../texts/travel-texts.ts";
import { Group } from "../group.tsx";
import { DocumentInputs } from "./document-inputs.tsx";
import { FullNameInput } from "./full-name-input.tsx";
import type { InsuredFormProps } from "./insured-form-props.ts";
import { validityOf } from "./insured-schema.ts";
import { PersonContacts } from "./person-contacts.tsx";

export interface PersonFormProps extends InsuredFormProps {
  readonly person: InsuredPerson;
  readonly index: number;
  readonly onRemove: (uid: string, index: number) => void;
}

/** One insured person (S1 §3, §5). */
export function PersonForm({
  form,
  person,
  index,
  today,
  countries,
  contacts,
  onRemove,
}: PersonFormProps) {
  const { t, language } = useTexts(travelTexts);
  const { las, holderUid, beginDate, endDate } = form.values;
  const { uid, laBirthday, laBirthdayTouch, laCitizenship } = person;
  const { min, max } = insuredBirthDateBounds(today, isIsoDate(beginDate) ? beginDate : today);
  const name = (field: keyof InsuredPerson) => `las[${index}].${field}`;
  const guessed = isIsoDate(laBirthday) && !laBirthdayTouch;
  function copyHolder() {
    form.setValues((before) => withHolderCopied(before, uid));
    focusField(form, name("laFullname"));
  }

  function confirmBirthday() {
    form.setValue(name("laBirthdayTouch"), true);
    focusField(form, name("laBirthday"));
  }

  const citizenships = useMemo(
    () =>
      countries?.citizenshipOptions(language) ?? [
        {
          value: laCitizenship,
          label: laCitizenship === "TJ" ? t("people.tajikistan") : laCitizenship,
        },
      ],
    [countries, language, laCitizenship, t],
  );

  return (
    <div className="sg-person">
      <Group title={t("people.insured", { number: index + 1 })}>
        {holderUid === "" || las.length > 1 ? (
          <div className="sg-person-actions">
            {holderUid === "" ? (
              <Button variant="quiet" icon="copy" onClick={copyHolder}>
                {t("people.copyHolder")}
              </Button>
            ) : null}
            {las.length > 1 ? (
              <Button variant="quiet" icon="trash" onClick={() => onRemove(uid, index)}>
                {t("trip.remove", { number: index + 1 })}
              </Button>
            ) : null}
          </div>
        ) : null}
        <FullNameInput
          form={form}
          fields={{
            fullName: name("laFullname"),
            lastName: name("laLastname"),
            firstName: name("laFirstname"),
            patronymic: name("laPatronic"),
          }}
          name={{
            fullName: person.laFullname,
            lastName: person.laLastname,
            firstName: person.laFirstname,
            patronymic: person.laPatronic,
          }}
          own={false}
        />
        <DateInput
          name={name("laBirthday")}
          label={t("people.birthday")}
          hint={guessed ? t("people.guess") : undefined}
          autoComplete="off"
          min={min}
          max={max}
          today={today}
        />
        {guessed ? (
          <div>
            <Button variant="secondary" icon="check" onClick={confirmBirthday}>
              {t("people.confirmBirthday")}
            </Button>
          </div>
        ) : null}
        <RadioInput
          name={name("gender")}
          label={t("people.gender")}
          inline
          options={[
            { value: "f", label: t("people.female") },
            { value: "m", label: t("people.male") },
          ]}
        />
        <ComboInput
          name={name("laCitizenship")}
          label={t("people.citizenship")}
          options={citizenships}
          autoComplete="off"
        />
        <DocumentInputs
          fields={{
            docType: name("docType"),
            series: name("series"),
            docNumber: name("docNumber"),
            issueDate: name("issueDate"),
            issueInstitution: name("issueInstitution"),
          }}
          types={INSURED_DOC_TYPES}
          docType={person.docType}
          birthday={laBirthday}
          today={today}
        />
        <DateInput
          name={name("dateTo")}
          label={t("documents.dateTo")}
          hint={t("trip.dateHint", { date: formatDate(addYears(today, 5)) })}
          autoComplete="off"
          min={isIsoDate(person.issueDate) ? person.issueDate : today}
          max={validToBounds(today).max}
          today={today}
          optional
        />
        <div role="status">
          {validityOf(person, endDate) === "endsBeforeTrip" ? (
            <Alert tone="warning">{t("documents.endsBeforeTrip")}</Alert>
          ) : null}
        </div>
        {contacts ? <PersonContacts name={name} /> : null}
      </Group>
    </div>
  );
}
