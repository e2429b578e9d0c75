export * from "./password.ts";
export * from "./session.ts";
export { type Tokens, tokens } from "./tokens.ts";
export * from "./user-sessions.ts";
export * from "./visitor.ts";
