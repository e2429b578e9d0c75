import { type AnyAnswerOf, type ContractShape, isBinary } from "./contract.ts";
import { fromWire } from "./wire.ts";

/** A response that does not match its contract. */
export class UnreadableAnswerError extends Error {
  readonly code = "unreadableAnswer";
}

/** Parses the JSON of a response into the typed response of its contract; throws {@link UnreadableAnswerError}. */
export function readAnswer<C extends ContractShape>(
  contract: C,
  status: number,
  json: unknown,
): AnyAnswerOf<C> {
  const schema = contract.answers[status];
  if (schema === undefined || isBinary(schema)) {
    throw new UnreadableAnswerError(`${contract.name} has no JSON answer ${status}.`);
  }
  const parsed = schema.safeParse(fromWire(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UnreadableAnswerError(
      `${contract.name} ${status}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`,
    );
  }
  // The schema is looked up by the status that discriminates the union.
  return { status, data: parsed.data } as AnyAnswerOf<C>;
}
