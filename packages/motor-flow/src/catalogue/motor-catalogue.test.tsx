import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fourProgrammes } from "../testing/builders.ts";
import { LINKS } from "../testing/links.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { MotorCatalogue } from "./motor-catalogue.tsx";

const card = (title: string) =>
  within(screen.getByRole("heading", { name: title }).closest("article") as HTMLElement);

describe("MotorCatalogue", () => {
  it("lists the cheapest first and hides prices that depend on the car", async () => {
    await renderScreen(<MotorCatalogue products={fourProgrammes()} links={LINKS} />);
    const titles = screen
      .getAllByRole("article")
      .map((article) => within(article).getByRole("heading").textContent);
    expect(titles).toEqual([
      "Авто «Стандарт»",
      "Авто «Комфорт»",
      "Авто «Премиум»",
      "Каско «Индивидуальный»",
    ]);
    expect(card("Авто «Стандарт»").getByText(/^500/)).toBeVisible();
    expect(card("Каско «Индивидуальный»").queryByText(/TJS/)).not.toBeInTheDocument();
  });

  it("offers Buy and More for products on sale", async () => {
    await renderScreen(<MotorCatalogue products={fourProgrammes()} links={LINKS} />);
    expect(card("Авто «Комфорт»").getByRole("link", { name: /^Купить/ })).toHaveAttribute(
      "href",
      "/cars/SCI_P2/buy",
    );
    expect(card("Авто «Комфорт»").getByRole("link", { name: /^Подробнее/ })).toHaveAttribute(
      "href",
      "/cars/SCI_P2",
    );
  });

  it("links to an office for products that are not on sale", async () => {
    await renderScreen(
      <MotorCatalogue products={fourProgrammes({ isSale: false })} links={LINKS} />,
    );
    const office = card("Авто «Комфорт»").getByRole("link", { name: /^Купить в офисе/ });
    expect(office).toHaveAttribute("href", "/offices");
  });

  it("shows what each programme pays at a place, and sells the cheapest one that pays", async () => {
    const { user } = await renderScreen(
      <MotorCatalogue products={fourProgrammes()} links={LINKS} />,
    );
    const section = within(screen.getByRole("region", { name: "Что будет, если…" }));
    expect(section.getAllByRole("tab")).toHaveLength(6);
    const rows = () =>
      within(section.getByRole("tabpanel"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
    await user.click(section.getByRole("tab", { name: "На перевале" }));
    expect(rows()).toEqual([
      "Авто «Стандарт»не платим500 TJS",
      "Авто «Комфорт»не платим1 000 TJS",
      expect.stringMatching(/^Авто «Премиум»платимдо 30 000 TJS1 500 TJSКупить/),
      "Каско «Индивидуальный»на выборрасчёт",
    ]);
    await user.click(section.getByRole("tab", { name: "Во дворе" }));
    const buy = within(section.getByRole("tabpanel")).getAllByRole("link");
    expect(buy.map((link) => link.getAttribute("href"))).toEqual(["/cars/SCI_P1/buy"]);
  });

  it("renders the quick quote once the visitor asks for the price, and gives it the focus", async () => {
    const { user } = await renderScreen(
      <MotorCatalogue products={[]} links={LINKS} quickQuote={<p>180 TJS</p>} />,
    );
    expect(screen.queryByText("180 TJS")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Узнать цену" }));
    expect(screen.getByText("180 TJS").parentElement).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Узнать цену" })).not.toBeInTheDocument();
  });

  it("shows the maximum payout of the compulsory policy for one accident", async () => {
    await renderScreen(<MotorCatalogue products={[]} links={LINKS} />);
    expect(screen.getByText(sentence(/до 50.000 TJS за одну аварию/))).toBeVisible();
  });

  it("asks for the plate, which is in no address, and passes it to the order", async () => {
    const onCarNamed = vi.fn();
    const { user } = await renderScreen(
      <MotorCatalogue products={[]} links={LINKS} onCarNamed={onCarNamed} />,
    );
    const plate = screen.getByRole("textbox", { name: "Номер или марка машины" });
    await user.type(plate, "1234 аа 01");
    const { form } = plate as HTMLInputElement;
    expect([...new FormData(form ?? undefined)]).toEqual([]);
    expect(form).toHaveAttribute("action", "/cars/MTPL/buy");
    await user.click(screen.getByRole("button", { name: "Купить ОСАГО" }));
    await waitFor(() => expect(onCarNamed).toHaveBeenCalledWith({ gosNomer: "1234AA01" }));
  });

  it("opens the order when nothing was typed", async () => {
    const onCarNamed = vi.fn();
    const { user } = await renderScreen(
      <MotorCatalogue products={[]} links={LINKS} onCarNamed={onCarNamed} />,
    );
    await user.click(screen.getByRole("button", { name: "Купить ОСАГО" }));
    expect(onCarNamed).toHaveBeenCalledWith(undefined);
  });

  it("shows instructions when no programme was loaded", async () => {
    await renderScreen(<MotorCatalogue products={[]} links={LINKS} />);
    expect(screen.getByText(/Позвоните/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Купить ОСАГО" })).toHaveAttribute(
      "href",
      "/cars/MTPL/buy",
    );
  });
});
