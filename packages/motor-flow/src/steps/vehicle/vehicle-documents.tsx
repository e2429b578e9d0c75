import {
  BODY_NUMBER_LENGTH,
  BODY_TYPES,
  isTaxiPlate,
  isUnusualPlate,
  normalizeVehicleCode,
  plateOrigin,
  VIN_LENGTH,
} from "@sughurta/domain/motor";
import { CheckboxInput, FoldedFields, SelectInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order/options";
import { Alert } from "@sughurta/ui-kit";
import { IneligibleNote } from "#src/eligibility/ineligible-note.tsx";
import { plateIneligibility } from "#src/model/ineligibility.ts";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";

/** Colours to choose from; the form's value is their key. */
const COLOURS = ["white", "black", "grey", "blue", "red", "green", "other"] as const;

const CODE = {
  className: "sg-vehicle-code",
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
} as const;

/** The vehicle's identification numbers; look-alike letters, spaces and dashes are accepted (SPEC-52). */
export function VehicleDocuments({
  form,
  product,
  today,
  links,
}: Pick<StepProps, "form" | "product" | "today" | "links">) {
  const { t } = useTexts(motorTexts);
  const isCasco = product !== "MTPL";
  const vin = (
    <TextInput
      {...CODE}
      name="vin"
      label={t("papers.vin")}
      hint={t(isCasco ? "papers.vinHint" : "papers.vinOptionalHint", { length: VIN_LENGTH })}
      optional={!isCasco}
    />
  );
  return (
    <FieldGroup title={t("papers.title")} hint={isCasco ? t("papers.hint") : undefined}>
      {isCasco ? (
        <SelectInput
          name="carBodyType"
          label={t("papers.bodyType")}
          requiredText={t("required.bodyType")}
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
          requiredText={t("required.plate")}
          hint={t("papers.plateHint")}
          placeholder="1234AA01"
          width="medium"
          optional={isCasco}
        />
        <PlateDrawing text={form.values.gosNomer} />
        {isUnusualPlate(form.values.gosNomer) ? (
          <Alert tone="warning" live="polite" title={t("papers.unusualTitle")}>
            <p>{t("papers.unusual")}</p>
            <CheckboxInput name="gosNomerConfirmed" label={t("papers.plateConfirmed")} />
          </Alert>
        ) : null}
        <IneligibleNote why={plateIneligibility(form.values, today)} links={links} />
      </div>
      {isCasco ? (
        vin
      ) : (
        <FoldedFields label={t("papers.addVin")} names={["vin"]}>
          {vin}
        </FoldedFields>
      )}
      {isCasco ? (
        <>
          <TextInput
            {...CODE}
            name="bodyNumber"
            label={t("papers.bodyNumber")}
            hint={t("papers.bodyNumberHint", BODY_NUMBER_LENGTH)}
            width="medium"
            optional
          />
          <TextInput
            {...CODE}
            name="registrSvidet"
            label={t("papers.certificate")}
            hint={t("papers.certificateHint")}
            width="medium"
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

/** A recognised number plate, drawn as on the car; nothing for an invalid one. */
function PlateDrawing({ text }: { readonly text: string }) {
  const { t } = useTexts(motorTexts);
  const origin = isTaxiPlate(text) ? undefined : plateOrigin(text);
  const plate = normalizeVehicleCode(text);
  return (
    <p role="status" className="sg-plate-note">
      {origin === undefined ? null : (
        <>
          <span className="sg-visually-hidden">{t("papers.understood")} </span>
          <span className="sg-plate" translate="no">
            {origin === "tajik" ? (
              <>
                <span>{plate.slice(0, -2)}</span>
                <span className="sg-plate__region">{plate.slice(-2)}</span>
                <span className="sg-plate__country">TJ</span>
              </>
            ) : (
              plate
            )}
          </span>
        </>
      )}
    </p>
  );
}
