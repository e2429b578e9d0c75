import { isTaxiPlate, normalizeVehicleCode, plateOrigin } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { motorTexts } from "#src/texts/motor-texts.ts";

/** A recognised number plate, drawn as on the car; nothing for an invalid one. */
export function PlateDrawing({ text }: { readonly text: string }) {
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
