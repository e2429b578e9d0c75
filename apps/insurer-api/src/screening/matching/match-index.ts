import { setImmediate } from "node:timers/promises";

import { joinFullName, normalizeDocument } from "@sughurta/domain/person";
import type { NamedPerson } from "#src/platform/database/schema/sales.ts";
import type { SanctionsEntry } from "#src/platform/database/schema/screening.ts";
import {
  consonants,
  nameScore,
  nameTokens,
  tokenSimilarity,
  withoutOneLetter,
} from "./name-similarity.ts";

/** Points of a match from which a person has to decide. */
export const MATCH_POINTS = 82;

/** The only table of what birth dates and documents add to the score of the names. */
const EVIDENCE_POINTS = {
  sameBirthDate: 10,
  sameBirthYear: 5,
  otherBirthDate: -20,
  otherDocument: -5,
} as const;

/** Years by which birth dates on lists are wrong without being those of another person. */
const BIRTH_YEAR_TOLERANCE = 1;
/** Points of one word alone, such as a nickname; birth date or document have to add the rest. */
const MAX_SINGLE_WORD_POINTS = MATCH_POINTS - EVIDENCE_POINTS.sameBirthDate;
/** Consonants that identify a word well enough to compare it. */
const MIN_CONSONANTS = 2;

/** A person of an entry that is similar to a searched one. */
export interface FoundEntry {
  readonly entry: SanctionsEntry;
  /** The most similar of its names. */
  readonly name: string;
  /** 0 to 100. */
  readonly score: number;
}

interface IndexedName {
  readonly entry: SanctionsEntry;
  readonly name: string;
  readonly tokens: readonly string[];
}

/** A document as compared: letters and digits. */
const documentKey = (document: string): string =>
  normalizeDocument(document)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const getYear = (birthDate: string): number => Number(birthDate.slice(0, 4));

/** Points of the birth date: none if the entry names none, or a near one. */
function birthPoints(birthDate: string, { birthDates }: SanctionsEntry): number {
  if (birthDates.length === 0 || birthDate === "") return 0;
  if (birthDates.includes(birthDate)) return EVIDENCE_POINTS.sameBirthDate;
  const year = getYear(birthDate);
  if (birthDates.includes(String(year))) return EVIDENCE_POINTS.sameBirthYear;
  const isNear = birthDates.some((one) => Math.abs(getYear(one) - year) <= BIRTH_YEAR_TOLERANCE);
  return isNear ? 0 : EVIDENCE_POINTS.otherBirthDate;
}

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

/** Entries that are indexed without a pause for other requests. */
const BATCH = 500;

/** The people of one version of the sanctions list, in memory. */
export class MatchIndex {
  readonly #names: IndexedName[] = [];
  /** Positions of names by their words. */
  readonly #namesByToken = new Map<string, number[]>();
  /** Words of names by what is left of them without one letter, and by their consonants. */
  readonly #tokensByKey = new Map<string, string[]>();
  readonly #entriesByDocument = new Map<string, SanctionsEntry[]>();

  /** Indexes entries, with pauses in which the process serves requests. */
  static async build(entries: readonly SanctionsEntry[]): Promise<MatchIndex> {
    const index = new MatchIndex();
    for (const [at, entry] of entries.entries()) {
      if (at % BATCH === BATCH - 1) await setImmediate();
      index.#add(entry);
    }
    return index;
  }

  #add(entry: SanctionsEntry): void {
    for (const name of entry.names) {
      const tokens = nameTokens(name);
      for (const token of tokens) {
        if (!this.#namesByToken.has(token))
          for (const key of getKeys(token)) add(this.#tokensByKey, key, token);
        add(this.#namesByToken, token, this.#names.length);
      }
      this.#names.push({ entry, name, tokens });
    }
    for (const document of entry.documents)
      add(this.#entriesByDocument, documentKey(document), entry);
  }

  /** Entries that a person may be, the most similar first. */
  find(person: NamedPerson): readonly FoundEntry[] {
    const found = new Map<SanctionsEntry, FoundEntry>();
    const offer = (next: FoundEntry) => {
      const known = found.get(next.entry);
      if (next.score >= MATCH_POINTS && next.score > (known?.score ?? 0))
        found.set(next.entry, next);
    };
    const { docSeries = "", docNumber = "" } = person;
    const document = docNumber === "" ? "" : documentKey(docSeries + docNumber);
    for (const entry of this.#entriesByDocument.get(document) ?? [])
      offer({ entry, name: entry.names[0] ?? "", score: 100 });
    const tokens = nameTokens(joinFullName(person));
    for (const at of this.#similarNames(tokens)) {
      const named = this.#names[at];
      if (named) offer(scored(tokens, person, document, named));
    }
    return [...found.values()].sort((a, b) => b.score - a.score);
  }

  /** Positions of the names that share two words with a name, or their only word. */
  #similarNames(tokens: readonly string[]): readonly number[] {
    // Arrays of numbers: frequent given names are shared by thousands.
    const shared = new Uint8Array(this.#names.length);
    const lastToken = new Uint8Array(this.#names.length);
    const touched: number[] = [];
    for (const [place, token] of tokens.entries()) {
      for (const similar of this.#similarTokens(token)) {
        for (const at of this.#namesByToken.get(similar) ?? []) {
          if (lastToken[at] === place + 1) continue;
          lastToken[at] = place + 1;
          if (shared[at] === 0) touched.push(at);
          shared[at] = (shared[at] ?? 0) + 1;
        }
      }
    }
    return touched.filter((at) => {
      const needed = Math.min(2, tokens.length, this.#names[at]?.tokens.length ?? 0);
      return (shared[at] ?? 0) >= needed;
    });
  }

  #similarTokens(token: string): readonly string[] {
    const candidates = new Set(getKeys(token).flatMap((key) => this.#tokensByKey.get(key) ?? []));
    return [...candidates].filter((other) => tokenSimilarity(token, other) > 0);
  }
}

/** Keys under which similar words meet. */
function getKeys(token: string): readonly string[] {
  const sounds = consonants(token);
  return sounds.length < MIN_CONSONANTS
    ? withoutOneLetter(token)
    : [...withoutOneLetter(token), `#${sounds}`];
}

function scored(
  tokens: readonly string[],
  { birthDate }: NamedPerson,
  document: string,
  { entry, name, tokens: others }: IndexedName,
): FoundEntry {
  const isSingle = Math.min(tokens.length, others.length) < 2;
  const names = nameScore(tokens, others);
  const capped = isSingle ? Math.min(names, MAX_SINGLE_WORD_POINTS) : names;
  const isOther = document !== "" && entry.documents.length > 0;
  const points =
    capped + birthPoints(birthDate, entry) + (isOther ? EVIDENCE_POINTS.otherDocument : 0);
  return { entry, name, score: Math.min(100, Math.max(0, points)) };
}
