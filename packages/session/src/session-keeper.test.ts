import { createTestClient } from "@sughurta/api-client/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localGuestMemory } from "./guest-memory.ts";
import { createSessionKeeper, REFRESH_INTERVAL_MS, type Tabs } from "./session-keeper.ts";
import { createSessionStore } from "./session-store.ts";

/** Tabs of one browser, without the browser. */
function someTabs(): () => Tabs {
  const listeners = new Map<object, Parameters<Tabs["onMessage"]>[0]>();
  let queue: Promise<unknown> = Promise.resolve();
  return () => {
    const self = {};
    return {
      broadcast: (renewal) => {
        for (const [tab, listener] of listeners) if (tab !== self) listener(renewal);
      },
      onMessage: (listener) => {
        listeners.set(self, listener);
        return () => listeners.delete(self);
      },
      withLock: (task) => {
        const turn = queue.then(task);
        queue = turn.catch(() => {});
        return turn;
      },
    };
  };
}

function aTab(tabs: Tabs = someTabs()(), options: { owner?: "guest" | "user" } = {}) {
  let owner = options.owner ?? "guest";
  let issued = 0;
  const issue = () => {
    issued += 1;
    return { access: `access-${issued}`, refresh: `refresh-${issued}`, changePassword: false };
  };
  const client = createTestClient({
    startGuestSession: () => ({ status: 200, data: { ...issue(), visitor: owner } }),
    refreshGuestSession: () => ({ status: 200, data: issue() }),
    endSession: () => {
      owner = "guest";
      return { status: 200, data: { ended: true } };
    },
  });
  const store = createSessionStore();
  return { client, store, keeper: createSessionKeeper({ store, client, tabs }) };
}

const calls = (tab: ReturnType<typeof aTab>) => tab.client.requests.map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("starts one guest session for concurrent requests", async () => {
  const tab = aTab();
  const [first, second] = await Promise.all([tab.keeper.accessToken(), tab.keeper.accessToken()]);
  expect(first).toBe("access-1");
  expect(second).toBe("access-1");
  expect(calls(tab)).toEqual(["startGuestSession"]);
  expect(tab.store.getState().visitor).toBe("guest");
});

test("renews every 270 000 ms until it is stopped", async () => {
  const tab = aTab();
  const stop = tab.keeper.start();
  await vi.advanceTimersByTimeAsync(2_000);
  await tab.keeper.accessToken();
  await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
  expect(calls(tab)).toEqual(["startGuestSession", "refreshGuestSession"]);
  stop();
  await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS * 3);
  expect(calls(tab)).toHaveLength(2);
});

test("renews at once on wake after a long sleep, not after a short one", async () => {
  const tab = aTab();
  tab.keeper.start();
  await tab.keeper.accessToken();
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls(tab)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls(tab)).toEqual(["startGuestSession", "refreshGuestSession"]);
});

test("renews in one tab at a time and notifies the others", async () => {
  const newTab = someTabs();
  const [first, second] = [aTab(newTab()), aTab(newTab())];
  first.keeper.start();
  second.keeper.start();
  await first.keeper.renew();
  expect(second.store.getState().tokens?.access).toBe("access-1");
  expect(calls(second)).toEqual([]);
});

const personsTokens = { access: "a", refresh: "r", changePassword: false };

test("renews a signed-in person's tokens by the server's cookie", async () => {
  const tab = aTab(undefined, { owner: "user" });
  tab.keeper.signIn(personsTokens);
  expect(await tab.keeper.renew()).toBe(true);
  expect(calls(tab)).toEqual(["startGuestSession"]);
  expect(tab.store.getState()).toMatchObject({ visitor: "user", tokens: { access: "access-1" } });
  expect(tab.store.getState().tokens).not.toHaveProperty("visitor");
});

test("continues as a guest when the person's session has ended", async () => {
  const tab = aTab();
  tab.keeper.signIn(personsTokens);
  await tab.keeper.renew();
  expect(tab.store.getState().visitor).toBe("guest");
});

test("restores a person's session after a reload, and sends no request otherwise", async () => {
  const guest = aTab();
  guest.keeper.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls(guest)).toEqual([]);

  const person = aTab(undefined, { owner: "user" });
  person.store.setState({ visitor: "user" });
  person.keeper.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(person.store.getState()).toMatchObject({
    visitor: "user",
    tokens: { access: "access-1" },
  });
});

test("signs in and out in every tab", async () => {
  const newTab = someTabs();
  const [first, second] = [aTab(newTab(), { owner: "user" }), aTab(newTab())];
  second.keeper.start();
  first.keeper.signIn(personsTokens);
  expect(second.store.getState().visitor).toBe("user");
  await first.keeper.signOut();
  for (const { store } of [first, second]) {
    expect(store.getState()).toMatchObject({ visitor: "guest", tokens: { access: "access-1" } });
  }
});

test("stays signed in when signing out does not reach the server", async () => {
  const store = createSessionStore();
  const keeper = createSessionKeeper({ store, client: createTestClient({}), tabs: someTabs()() });
  keeper.signIn(personsTokens);
  await expect(keeper.signOut()).rejects.toThrow();
  expect(store.getState().visitor).toBe("user");
});

test.each([
  ["too many requests", 429, "TooManyRequestsError"],
  ["an outage", 503, "UnexpectedResponseError"],
] as const)(
  "fails the request that needs a token for the reason there is none: %s",
  async (_, status, name) => {
    const refuse = () => ({ status, data: { message: "", code: "" } });
    const client = createTestClient({ startGuestSession: refuse });
    const store = createSessionStore();
    const keeper = createSessionKeeper({ store, client, tabs: someTabs()() });
    await expect(keeper.accessToken()).rejects.toMatchObject({ name });
    await expect(keeper.renew()).rejects.toMatchObject({ name });
    expect(store.getState().tokens).toBeUndefined();
  },
);

test("continues as the same visitor when a refresh token was used before", async () => {
  const refused = { message: "", code: "sessionEnded" };
  const client = createTestClient({
    startGuestSession: () => ({
      status: 200,
      data: { access: "by-cookie", refresh: "r", changePassword: false, visitor: "guest" },
    }),
    refreshGuestSession: () => ({ status: 401, data: refused }),
  });
  const store = createSessionStore();
  store.getState().signIn(personsTokens, "guest");
  const keeper = createSessionKeeper({ store, client, tabs: someTabs()() });
  expect(await keeper.renew()).toBe(true);
  expect(store.getState().tokens?.access).toBe("by-cookie");
});

/** A page on another origin: the gateway identifies its visitors by their refresh tokens on each visit. */
function aPartnersPage(storageKey?: string) {
  let visitors = 0;
  const getTokens = (visitor: string) => ({
    access: `access of ${visitor}`,
    refresh: `refresh of ${visitor}`,
    changePassword: false,
  });
  const refused = { message: "", code: "unauthorized" };
  return (state: { refuses?: boolean } = {}) => {
    const client = createTestClient({
      startGuestSession: () => {
        visitors += 1;
        return { status: 200, data: { ...getTokens(`visitor ${visitors}`), visitor: "guest" } };
      },
      refreshGuestSession: ({ body }) =>
        state.refuses
          ? { status: 401, data: refused }
          : { status: 200, data: getTokens(body.refresh.replace("refresh of ", "")) },
    });
    const store = createSessionStore();
    const guestMemory = localGuestMemory(storageKey);
    return createSessionKeeper({ store, client, tabs: someTabs()(), guestMemory });
  };
}

test("restores its guest after a reload where cookies are not sent", async () => {
  localStorage.clear();
  const load = aPartnersPage();
  expect(await load().accessToken()).toBe("access of visitor 1");
  expect(await load().accessToken()).toBe("access of visitor 1");
  // The key was changed for another partner's, or a day has passed.
  expect(await load({ refuses: true }).accessToken()).toBe("access of visitor 2");
  expect(await load().accessToken()).toBe("access of visitor 2");
});

test("keeps the guests of two shops on one origin separate", async () => {
  localStorage.clear();
  await aPartnersPage("trips")().accessToken();
  const cars = aPartnersPage("cars");
  await cars().accessToken();
  expect(Object.keys(localStorage).filter((name) => name.endsWith(".guest"))).toEqual([
    "trips.guest",
    "cars.guest",
  ]);
});

test("is a new guest each time where storage is blocked", async () => {
  const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  const load = aPartnersPage();
  expect(await load().accessToken()).toBe("access of visitor 1");
  expect(await load().accessToken()).toBe("access of visitor 2");
  blocked.mockRestore();
});
