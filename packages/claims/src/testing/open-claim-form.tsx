import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { ClaimForm } from "../claim-form/claim-form.tsx";
import { aPolicyInfo } from "./builders.ts";
import { renderScreen } from "./render-screen.ts";

export const TODAY = "2026-03-02";
export const NUMBER = "0000000013";
export const ID = "3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11";
export const LONG_NAME = "справка о залитой кухне.pdf";

export const goodResponses: TestResponses = {
  checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
  registerClaim: () => ({ status: 201, data: { id: ID } }),
  startClaimUpload: () => ({ status: 201, data: { id: "u-1" } }),
  continueClaimUpload: () => ({ status: 204, data: undefined }),
};
const draftResponses: TestResponses = {
  saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
  discardDraft: () => ({ status: 200, data: { discarded: true } }),
};
export const unknownPolicy: TestResponses = {
  checkPolicy: () => ({ status: 422, data: { message: "Нет", code: "policyNotFound" } }),
};
export const lost = () => {
  throw new NetworkError("lost");
};

/** The claim form of an insurer with successful responses, except the given ones. */
export async function openClaimForm(responses: TestResponses = {}) {
  const onGoHome = vi.fn();
  const rendered = await renderScreen(
    <ClaimForm today={TODAY} statusHref="/losses/status" onGoHome={onGoHome} />,
    {
      ...goodResponses,
      ...draftResponses,
      ...responses,
    },
  );
  return { ...rendered, onGoHome };
}
type Opened = Awaited<ReturnType<typeof openClaimForm>>;

export async function write({ user }: Pick<Opened, "user">, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
/** Fills in the whole form. */
export async function fill(opened: Opened, files: File[] = []) {
  await write(opened, "Номер полиса", `ZAA1 ${NUMBER}`);
  await fillRest(opened, files);
}
/** Fills in everything except the policy. */
export async function fillRest(opened: Opened, files: File[] = []) {
  await write(opened, "Опишите страховой случай", "Залило кухню, сорвало кран.");
  await write(opened, "Фамилия и имя", "Саидова Мадина");
  await write(opened, "Телефон", "921234567");
  await write(opened, "Электронная почта", "madina@example.tj");
  if (files.length > 0) {
    await opened.user.upload(screen.getByLabelText(/Фото и документы/), files);
  }
}
export const sendClaim = ({ user }: Opened) =>
  user.click(screen.getByRole("button", { name: "Отправить заявление" }));
export const aFile = (name: string) => new File([name], name, { type: "image/png" });
export const registered = () => screen.findByRole("heading", { name: "Заявление принято" });
