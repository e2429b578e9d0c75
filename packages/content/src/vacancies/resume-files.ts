import { RESUME_FILE_MAX_BYTES } from "@sughurta/contracts";
import { RESUME_FILES } from "@sughurta/forms";

/** A chosen file with a name of its own in the list. */
export interface ResumeFile {
  readonly id: string;
  readonly file: File;
}

/** Why a file was not taken. */
export type ResumeFileProblem = "fileTooLarge" | "maxFiles";

/** Adds files up to five of 25 MB each; tells why the rest was left out (S0 §5). */
export function addResumeFiles(
  chosen: readonly ResumeFile[],
  added: readonly File[],
): { readonly files: readonly ResumeFile[]; readonly problem?: ResumeFileProblem } {
  const small = added.filter(({ size }) => size <= RESUME_FILE_MAX_BYTES);
  const room = RESUME_FILES.maxFiles - chosen.length;
  const taken = small.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }));
  const files = [...chosen, ...taken];
  if (small.length < added.length) return { files, problem: "fileTooLarge" };
  return small.length > room ? { files, problem: "maxFiles" } : { files };
}
