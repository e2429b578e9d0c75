import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anInsuredPerson } from "#src/testing/builders.ts";
import { freshBrowserEachTest, resumeOrder } from "#src/testing/order-screen.tsx";

freshBrowserEachTest();

it("shows everything that is confirmed", async () => {
  const person = anInsuredPerson({
    series: "PA",
    issueInstitution: "MIA KHUJAND",
    laPhone: "935551122",
    laEmail: "ali@example.tj",
    laAddressReg: "Lenina 5",
    laPostalCodeReg: "735700",
  });
  await resumeOrder("review", {
    holderUid: "",
    inn: "123456789",
    holderDocSeries: "A",
    holderIssueDate: "2019-05-06",
    holderAddressReg: "Rudaki 1",
    holderPostalCodeReg: "734025",
    holderAddressEqual: false,
    holderAddressFact: "Somoni 7",
    las: [person],
  });
  const shown = document.body.textContent;
  for (const text of [
    /Пол.*Женский/,
    "06.05.2019",
    "MIA KHUJAND",
    "123456789",
    "Rudaki 1, 734025",
    "Somoni 7",
    "01.06.2020",
    "01.06.2030",
    "PA 401234567",
    "(992) 93-555-1122",
    "ali@example.tj",
    "Lenina 5, 735700",
  ]) {
    expect(shown).toMatch(text);
  }
});

it("shows the contacts of a travelling holder once", async () => {
  const laPhone = "921234567";
  const person = anInsuredPerson({ laPhone, laEmail: "zarina@example.tj" });
  const { user } = await resumeOrder("review", {
    holderUid: person.uid,
    holderPhone: laPhone,
    las: [person],
  });
  expect(screen.getAllByText(/92-123-4567/)).toHaveLength(1);
  const insured = within(screen.getByRole("region", { name: "Застрахованный 1" }));
  expect(insured.getByText("zarina@example.tj")).not.toBeVisible();
  await user.click(insured.getAllByText(/^SAIDOVA/)[0] ?? document.body);
  expect(insured.getByText("zarina@example.tj")).toBeVisible();
});

it("shows which of several travellers have Covid cover", async () => {
  const covered = anInsuredPerson({ sequence: [1] });
  const las = [covered, anInsuredPerson({ uid: "2", laFirstname: "ALI", docNumber: "400000002" })];
  await resumeOrder("review", { covid19Option: 1, las });
  expect(await screen.findByText(/^SAIDOVA MADINA · 20.TJS$/)).toBeInTheDocument();
});
