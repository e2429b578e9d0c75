import { InsurerProvider } from "@sughurta/forms";
import { anInsurer } from "@sughurta/forms/testing";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { MedicalPage } from "./medical-page.tsx";

it("names the head of the department by title, with the support number", async () => {
  await renderScreen(
    <InsurerProvider insurer={anInsurer({ supportPhone: "+992 44 600 00 00" })}>
      <MedicalPage />
    </InsurerProvider>,
  );
  const contact = within(screen.getByRole("region", { name: "С кем поговорить" }));
  expect(contact.getByText("Руководитель отдела медицинского страхования")).toBeVisible();
  expect(contact.getByRole("link", { name: "Позвонить +992 44 600 00 00" })).toHaveAttribute(
    "href",
    "tel:+992446000000",
  );
});

it("accepts a callback request about this product", async () => {
  const { user, sent } = await renderScreen(<MedicalPage />, {
    requestCallback: () => ({ status: 201, data: { id: 1 } }),
  });
  await user.click(screen.getByRole("button", { name: "Обсудить условия" }));
  await user.type(await screen.findByLabelText("Телефон"), "921234567");
  await user.click(screen.getByRole("button", { name: "Жду звонка" }));
  expect(await screen.findByText("Заявка принята. Скоро перезвоним")).toBeVisible();
  expect(sent("requestCallback")[0]?.body).toMatchObject({
    note: "«Понимаю»: медицина для вашей команды",
  });
});
