import type { BlogPostSeed } from "@sughurta/insurer-api/seed";
import { afterAccident } from "./after-accident.ts";
import { childrenSport } from "./children-sport.ts";
import { claimPapers } from "./claim-papers.ts";
import { compulsoryMotor } from "./compulsory-motor.ts";
import { earthquake } from "./earthquake.ts";
import { fraud } from "./fraud.ts";
import { homeList } from "./home-list.ts";
import { iskanderkul } from "./iskanderkul.ts";
import { mudflow } from "./mudflow.ts";
import { pamirHighway } from "./pamir-highway.ts";
import { parking } from "./parking.ts";
import { readingPolicy } from "./reading-policy.ts";
import { schengen } from "./schengen.ts";
import { students } from "./students.ts";
import { umrah } from "./umrah.ts";
import { winterPasses } from "./winter-passes.ts";

/** Every blog article, oldest first. */
export const blogPosts: BlogPostSeed[] = [
  afterAccident,
  schengen,
  compulsoryMotor,
  pamirHighway,
  iskanderkul,
  earthquake,
  childrenSport,
  readingPolicy,
  winterPasses,
  fraud,
  mudflow,
  umrah,
  claimPapers,
  students,
  homeList,
  parking,
];
