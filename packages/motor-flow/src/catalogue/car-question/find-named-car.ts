import type { ApiClient } from "@sughurta/api-client";
import type { CarDirectoryEntry } from "@sughurta/contracts/motor";
import {
  findCarByName,
  isUnusualPlate,
  normalizeVehicleCode,
  plateOrigin,
} from "@sughurta/domain/motor";
import { fetchMakes, fetchModels } from "#src/model/car-directory.ts";
import type { NamedCar } from "#src/model/quick-answers.ts";

const CAR = "0";
/** A plate has more digits than the name of a model such as `RAV4`. */
const FOREIGN_PLATE_DIGITS = 3;
/** Letters and digits are separate words: `Mazda3` is a Mazda 3. */
const WORD = /\p{L}+|\d+/gu;
/** A name and the year of issue: few plates have three letters beside one another. */
const NAME_AND_YEAR = /^(.*\p{L}{3}.*?)\s+((?:19|20)\d\d)$/u;

/**
 * The car described in a line of text: by its plate, by make, model and year of the directory, or as typed where the
 * directory lacks it or does not respond.
 */
export async function findNamedCar(
  client: ApiClient,
  text: string,
  signal: AbortSignal,
): Promise<NamedCar> {
  const plate = normalizeVehicleCode(text);
  if (plateOrigin(plate) === "tajik" || isUnusualPlate(plate)) return { gosNomer: plate };
  const [, name = text.trim(), carIssueYear] = NAME_AND_YEAR.exec(text.trim()) ?? [];
  const made = carIssueYear === undefined ? {} : { carIssueYear };
  const listed = await findListed(client, name, signal).catch(() => undefined);
  if (listed) return { ...listed, ...made };
  const digits = plate.match(/\d/g)?.length ?? 0;
  const isPlate = plateOrigin(plate) === "foreign" && digits >= FOREIGN_PLATE_DIGITS;
  if (isPlate && carIssueYear === undefined) return { gosNomer: plate };
  const [markaTxt = "", ...rest] = name.split(/\s+/);
  return { isTyped: true, markaTxt, modelTxt: rest.join(" "), ...made };
}

async function findListed(
  client: ApiClient,
  text: string,
  signal: AbortSignal,
): Promise<NamedCar | undefined> {
  const words = text.match(WORD) ?? [];
  const make = longestName(await fetchMakes(client, CAR, signal), words);
  if (!make) return undefined;
  const { syncId, name: carMark } = make.entry;
  const rest = words.slice(make.words);
  if (rest.length === 0) return { carMark };
  const models = await fetchModels(client, `${syncId} ${CAR}`, signal).catch(() => []);
  const model = longestName(models, rest);
  return { carMark, ...(model ? { carModel: model.entry.name } : {}) };
}

/** The entry that matches most of the first words: `Land Rover` before `Land`. */
function longestName(entries: readonly CarDirectoryEntry[], words: readonly string[]) {
  for (let count = words.length; count > 0; count -= 1) {
    const entry = findCarByName(entries, words.slice(0, count).join(" "));
    if (entry) return { entry, words: count };
  }
  return undefined;
}
