import { type AnyAnswerOf, type ContractShape, isBinary } from "./contract.ts";
import { fromWire } from "./wire.ts";

/** An answer that does not have the shape its contract promises. */
export class UnreadableAnswerError extends Error {
  readonly code = "unreadableAnswer";
}

/** Turns the JSON of an answer into the typed answer of its contract; throws {@link UnreadableAnswerError}. */
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
  // The schema is looked up by the very status that discriminates the union.
  return { status, data: parsed.data } as AnyAnswerOf<C>;
}
