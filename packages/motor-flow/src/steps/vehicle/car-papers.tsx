import { BODY_TYPES, VIN_LENGTH } from "@sughurta/domain/motor";
import { SelectInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order";
import { plateIneligibility } from "../../eligibility/eligibility-of.ts";
import { IneligibleNote } from "../../eligibility/ineligible-note.tsx";
import type { StepProps } from "../../order/step-props.ts";
import { motorTexts } from "../../texts/motor-texts.ts";
import { PlateDrawing } from "./plate-drawing.tsx";

/** Colours to choose from; the form holds their key. */
const COLOURS = ["white", "black", "grey", "blue", "red", "green", "other"] as const;
/** Room for spaces and dashes, which are typed and not sent. */
const SEPARATORS_ROOM = 10;

const CODE = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false } as const;

/** The numbers by which a car is known; look-alike letters, spaces and dashes are understood (decision 52). */
export function CarPapers({
  form,
  product,
  today,
  links,
}: Pick<StepProps, "form" | "product" | "today" | "links">) {
  const { t } = useTexts(motorTexts);
  const isCasco = product !== "MTPL";
  return (
    <FieldGroup title={t("papers.title")} hint={isCasco ? t("papers.hint") : undefined}>
      {isCasco ? (
        <SelectInput
          name="carBodyType"
          label={t("papers.bodyType")}
          options={BODY_TYPES.map((type, code) => ({
            value: String(code),
            label: t(`papers.bodyTypes.${type}`),
          }))}
        />
      ) : null}
      <div>
        <TextInput
          {...CODE}
          name="gosNomer"
          label={t("papers.plate")}
          hint={t("papers.plateHint")}
          placeholder="1234AA01"
          width="medium"
          maxLength={20}
          optional={isCasco}
        />
        <PlateDrawing text={form.values.gosNomer} />
        <IneligibleNote why={plateIneligibility(form.values, today)} links={links} />
      </div>
      <TextInput
        {...CODE}
        name="vin"
        label={t("papers.vin")}
        hint={t(isCasco ? "papers.vinHint" : "papers.vinOptionalHint")}
        maxLength={VIN_LENGTH + SEPARATORS_ROOM}
        optional={!isCasco}
      />
      {isCasco ? (
        <>
          <TextInput
            {...CODE}
            name="bodyNumber"
            label={t("papers.bodyNumber")}
            hint={t("papers.bodyNumberHint")}
            width="medium"
            maxLength={12 + SEPARATORS_ROOM}
            optional
          />
          <TextInput
            {...CODE}
            name="registrSvidet"
            label={t("papers.certificate")}
            hint={t("papers.certificateHint")}
            width="medium"
            maxLength={20}
            optional
          />
          <SelectInput
            name="color"
            label={t("papers.colour")}
            width="medium"
            optional
            options={COLOURS.map((colour) => ({
              value: colour,
              label: t(`papers.colours.${colour}`),
            }))}
          />
        </>
      ) : null}
    </FieldGroup>
  );
}
