import type { VacancySeed } from "@sughurta/insurer-api/seed";
import { vacanciesInDushanbe } from "./vacancies-dushanbe.ts";
import { vacanciesInRegions } from "./vacancies-regions.ts";

/** Open vacancies and one whose deadline has passed (SPEC-18). */
export const vacancies: VacancySeed[] = [...vacanciesInDushanbe, ...vacanciesInRegions];
