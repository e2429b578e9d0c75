import conventional from "@commitlint/config-conventional";
import lint from "@commitlint/lint";

/** Words for which a role or a technical verb exists. */
export const UNCLEAR_WORDS = /\b(?:somebody|nobody|whoever|anew|woven)\b|\bis told\b/i;

/** `type(scope)!: subject`; merges and reverts have another form. */
const HEADER = /^(\w+)(?:\(([^()]+)\))?!?: (.+)$/;

/** First words of sentences instead of commands, and forms such as "added", "adds" and "adding". */
const NOT_IMPERATIVE =
  /^(?:an?|the|it|this|that|these|those|there|what|when|where|who\w*|no|every|each|all)$|(?:[^e]ed|ing|[^su]s)$/i;
/** Commands with such an ending. */
const IMPERATIVE = /^(?:bring|embed|shed|string|swing|alias|bias|canvas)$/i;
/** May stand before the command: "always close the file". */
const ADVERB = /^(?:always|also|first|never|once|only)$/i;

const error = 2;
const { rules } = conventional;

/**
 * What is wrong with the message of a commit: by commitlint's rules for Conventional Commits, and by our own for its
 * subject. Merges and reverts are not checked.
 */
export async function commitProblems(message: string): Promise<string[]> {
  const { errors } = await lint(
    message,
    {
      "header-trim": rules["header-trim"],
      "header-max-length": [error, "always", 72],
      "type-case": rules["type-case"],
      "type-empty": rules["type-empty"],
      "type-enum": rules["type-enum"],
      "subject-empty": rules["subject-empty"],
      "subject-full-stop": rules["subject-full-stop"],
    },
    { parserOpts: { headerPattern: HEADER } },
  );
  const subject = HEADER.exec(message.split("\n")[0] ?? "")?.[3] ?? "";
  return [...errors.map(({ message: problem }) => problem), ...subjectProblems(subject)];
}

function subjectProblems(subject: string): string[] {
  const first = subject.split(/[\s:,]/).find((word) => !ADVERB.test(word)) ?? "";
  const [unclear] = UNCLEAR_WORDS.exec(subject) ?? [];
  return [
    ...(NOT_IMPERATIVE.test(first) && !IMPERATIVE.test(first)
      ? [`subject must begin with a command such as "add", not "${first}"`]
      : []),
    ...(unclear === undefined
      ? []
      : [`subject must name the role or the action instead of "${unclear}"`]),
  ];
}
