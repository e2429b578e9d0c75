/** A failure that a person can repair: what happened, and what to do now. */
export class Problem extends Error {
  readonly code: string;
  readonly advice: string;

  constructor(code: string, happened: string, advice: string) {
    super(happened);
    this.name = "Problem";
    this.code = code;
    this.advice = advice;
  }
}

/** Prints a problem for a person and ends the process with exit code 1; anything else is thrown on. */
export function exitWith(error: unknown): never {
  if (!(error instanceof Problem)) {
    throw error;
  }
  console.error(`\n${error.message}\n${error.advice}\n`);
  process.exit(1);
}
