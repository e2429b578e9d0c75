import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const CHEAP_COST = 2 ** 4;

type Derive = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  bytes: number,
  options: ScryptOptions,
  done: (error: Error | null, derived: Buffer) => void,
) => void;

const derive: Derive = crypto.scrypt;

/** Hashes of these derivations match one another, but no hash of a real service. */
const deriveCheaply: Derive = (password, salt, bytes, options, done) =>
  derive(password, salt, bytes, { ...options, N: CHEAP_COST }, done);

function replaceDerivations(replacement: Derive): void {
  Object.assign(crypto, { scrypt: replacement });
  syncBuiltinESMExports();
}

/** Derives the keys of passwords at a thousandth of their cost, which takes a third of a second each. */
export function makePasswordsCheap(): void {
  replaceDerivations(deriveCheaply);
}

/** Holds each derivation of a password that starts from now on until the returned function releases all of them. */
export function holdPasswords(): () => void {
  const held: (() => void)[] = [];
  replaceDerivations((...parameters) => {
    held.push(() => deriveCheaply(...parameters));
  });
  return () => {
    makePasswordsCheap();
    for (const start of held) start();
  };
}

/** The parameters of each derivation that starts from now on; they are cheap nevertheless. */
export function observePasswords(): readonly ScryptOptions[] {
  const observed: ScryptOptions[] = [];
  replaceDerivations((password, salt, bytes, options, done) => {
    observed.push(options);
    deriveCheaply(password, salt, bytes, options, done);
  });
  return observed;
}
