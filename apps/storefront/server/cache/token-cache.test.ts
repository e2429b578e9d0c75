import { expect, it } from "vitest";
import { TokenCache } from "./token-cache.ts";

const RENEW_MS = 270_000;
const GOOD_MS = 600_000;

function aCache() {
  const state = { now: 0, isAway: false, asked: 0 };
  const cache = new TokenCache(
    async () => {
      state.asked += 1;
      if (state.isAway) throw new Error("away");
      return { token: `token ${state.asked}`, expiresAt: state.now + GOOD_MS };
    },
    RENEW_MS,
    () => state.now,
  );
  return { state, cache };
}

/** Lets a renewal without waiting callers finish. */
const settle = () => new Promise(setImmediate);

it("requests a token once for concurrent callers", async () => {
  const { state, cache } = aCache();
  expect(await Promise.all([cache.get(), cache.get()])).toEqual(["token 1", "token 1"]);
  expect(state.asked).toBe(1);
});

it("returns the current token while it is being renewed", async () => {
  const { state, cache } = aCache();
  await cache.get();
  state.now = RENEW_MS;
  expect(await cache.get()).toBe("token 1");
  await settle();
  expect(await cache.get()).toBe("token 2");
});

it("keeps a valid token when its renewal fails, and retries a little later", async () => {
  const { state, cache } = aCache();
  await cache.get();
  state.isAway = true;
  state.now = RENEW_MS;
  for (let call = 0; call < 3; call += 1) {
    expect(await cache.get()).toBe("token 1");
    await settle();
  }
  expect(state.asked).toBe(2);
  state.now += 5_000;
  state.isAway = false;
  expect(await cache.get()).toBe("token 1");
  await settle();
  expect(await cache.get()).toBe("token 3");
});

it("does not return an expired token", async () => {
  const { state, cache } = aCache();
  await cache.get();
  state.isAway = true;
  state.now = GOOD_MS;
  await expect(cache.get()).rejects.toThrow("away");
});

it("requests another token where the service refused it", async () => {
  const { cache } = aCache();
  cache.drop(await cache.get());
  expect(await cache.get()).toBe("token 2");
});
