import type { VacancySeed } from "#src/content/seed-types.ts";
import { vacanciesInDushanbe } from "./vacancies-dushanbe.ts";
import { vacanciesInRegions } from "./vacancies-regions.ts";

/** Open vacancies and one whose deadline has passed (0-decisions §18). */
export const vacancies: VacancySeed[] = [...vacanciesInDushanbe, ...vacanciesInRegions];
