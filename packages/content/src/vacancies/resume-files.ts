import type { Failure } from "@sughurta/contracts/core";
import { RESUME_FILES } from "@sughurta/domain";
import { sizeViolation } from "@sughurta/forms";

/** A chosen file with a unique name in the list. */
export interface ResumeFile {
  readonly id: string;
  readonly file: File;
  /** Why the insurer refused it: it has to be replaced. */
  readonly refusal?: string;
}

/** Why a file was refused. */
export type ResumeFileProblem = "fileEmpty" | "fileTooLarge" | "maxFiles";

/** Adds files within the limits of a resume; returns why the rest was omitted (S0 §5). */
export function addResumeFiles(
  chosen: readonly ResumeFile[],
  added: readonly File[],
): { readonly files: readonly ResumeFile[]; readonly problem?: ResumeFileProblem } {
  const violations = added.map((file) => sizeViolation(file, RESUME_FILES));
  const fitting = added.filter((_, index) => violations[index] === undefined);
  const room = RESUME_FILES.maxFiles - chosen.length;
  const taken = fitting.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }));
  const files = [...chosen, ...taken];
  if (violations.includes("fileTooLarge")) return { files, problem: "fileTooLarge" };
  if (violations.includes("fileEmpty")) return { files, problem: "fileEmpty" };
  return fitting.length > room ? { files, problem: "maxFiles" } : { files };
}

/** The part name of a file in the request, by its index in the list. */
export const resumePart = (index: number) => `file${index + 1}`;

/** The files with their errors in a response. */
export function withRefusals(
  files: readonly ResumeFile[],
  { fieldMessages }: Pick<Failure, "fieldMessages">,
): readonly ResumeFile[] {
  return files.map((file, index) => {
    const refusal = fieldMessages[resumePart(index)]?.[0];
    return refusal === undefined ? file : { ...file, refusal };
  });
}
