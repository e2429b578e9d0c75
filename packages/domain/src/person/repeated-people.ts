import { normalizeDocument } from "./documents.ts";
import { foldPersonName } from "./names.ts";

/** Places of the entries whose key an earlier one has already; an entry without a key repeats nobody. */
function repeatedPlaces(keys: readonly (string | undefined)[]): number[] {
  return [...keys.keys()].filter((place) => {
    const key = keys[place];
    return key !== undefined && keys.indexOf(key) < place;
  });
}

/** Places in a list of persons whose series and number an earlier person has already. S1 §5. */
export function repeatedDocuments(
  people: readonly { series?: string | undefined; docNumber?: string | undefined }[],
): number[] {
  return repeatedPlaces(
    people.map(({ series = "", docNumber = "" }) =>
      docNumber.trim() === ""
        ? undefined
        : normalizeDocument(series + docNumber).replaceAll(" ", ""),
    ),
  );
}

/** Places in a list of persons whose full name and birth date an earlier person has already. */
export function repeatedPeople(
  people: readonly { readonly fullName: string; readonly birthDate: string }[],
): number[] {
  return repeatedPlaces(
    people.map(({ fullName, birthDate }) =>
      fullName.trim() === "" || birthDate === ""
        ? undefined
        : `${foldPersonName(fullName)} ${birthDate}`,
    ),
  );
}
