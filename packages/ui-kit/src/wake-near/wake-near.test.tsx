import { act, screen, waitFor } from "@testing-library/react";
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WakeNear } from "./wake-near.tsx";

let comeNear = () => {};
const onSend = vi.fn();
const onShow = vi.fn();
const load = vi.fn(async () => ({ default: Mail }));
let part = <LazyMail />;
const Address = createContext("/");
let changeAddress = (_address: string) => {};
const host = document.createElement("main");
let root: Root | undefined;

function Mail() {
  const [email, setEmail] = useState("");
  const address = useContext(Address);
  const send = (data: FormData) => onSend(data.get("email"));
  return (
    <form action={send}>
      <input
        name="email"
        aria-label="Email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <output>{`${email} at ${address}`}</output>
      <button type="button" onClick={onShow}>
        Show
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

function LazyMail() {
  return <Fetched />;
}
const Fetched = lazy(load);

/** Its part stays the same when the address changes, like a page under a router. */
function Page({ children }: { readonly children: ReactNode }) {
  const [address, setAddress] = useState("/");
  changeAddress = setAddress;
  return <Address value={address}>{children}</Address>;
}

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

async function arrive() {
  const onServer = (
    <div>
      <Suspense>
        <Mail />
      </Suspense>
    </div>
  );
  host.innerHTML = renderToString(onServer);
  document.body.append(host);
  const onRecoverableError = vi.fn();
  root = await act(async () =>
    hydrateRoot(
      host,
      <Page>
        <WakeNear>{part}</WakeNear>
      </Page>,
      { onRecoverableError },
    ),
  );
  return { onRecoverableError };
}

beforeEach(() => {
  part = <LazyMail />;
  vi.clearAllMocks();
  vi.stubGlobal("IntersectionObserver", FakeObserver);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

describe("WakeNear", () => {
  it("fetches nothing until it comes near, and keeps what was typed", async () => {
    const { onRecoverableError } = await arrive();
    const email = screen.getByLabelText<HTMLInputElement>("Email");
    email.value = "a@b.tj";
    expect(load).not.toHaveBeenCalled();
    await act(async () => comeNear());
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.getByLabelText("Email")).toBe(email);
    expect(email).toHaveValue("a@b.tj");
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it("keeps what was typed when the address changes while its code is on the way", async () => {
    let comes = () => {};
    const onTheWay = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const LateMail = lazy(async () => {
      await onTheWay;
      return { default: Mail };
    });
    part = <LateMail />;
    await arrive();
    const old = screen.getByLabelText<HTMLInputElement>("Email");
    old.value = "a@b.tj";
    await act(async () => old.dispatchEvent(new InputEvent("input", { bubbles: true })));
    await act(async () => changeAddress("/#content"));
    expect(old).not.toBeInTheDocument();
    await act(async () => comes());
    expect(screen.getByLabelText("Email")).toHaveValue("a@b.tj");
    expect(screen.getByRole("status")).toHaveTextContent("a@b.tj at /#content");
  });

  it("sends what was sent before it was awake, once", async () => {
    await arrive();
    screen.getByLabelText<HTMLInputElement>("Email").value = "a@b.tj";
    await act(async () => screen.getByText("Send").click());
    await waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith("a@b.tj"));
  });

  it("does what was pressed before it was awake, once", async () => {
    await arrive();
    await act(async () => screen.getByText("Show").click());
    await waitFor(() => expect(onShow).toHaveBeenCalledOnce());
  });

  it("is awake at once where nothing tells what is near", async () => {
    vi.unstubAllGlobals();
    await arrive();
    await act(async () => screen.getByText("Show").click());
    await waitFor(() => expect(onShow).toHaveBeenCalledOnce());
  });
});
