import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aBox } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { BoxList, type BoxListProps } from "./box-list.tsx";

const boxes = [
  aBox(),
  aBox({ id: "2", slug: "office", title: "Офисная", isSale: false }),
  aBox({ id: "3", slug: "hidden", title: "Скрытая", seo: true }),
];

async function open(props: Partial<BoxListProps> = {}) {
  const onOrder = vi.fn();
  const { user } = await renderScreen(<BoxList boxes={boxes} onOrder={onOrder} {...props} />);
  return { user, onOrder };
}

const card = (title: string) =>
  within(screen.getByRole("heading", { name: title }).closest("article") as HTMLElement);

describe("boxes on a page of another site", () => {
  it("are ordered in place, and link to no missing page", async () => {
    const { user, onOrder } = await open();
    await user.click(card("Щит семьи").getByRole("button", { name: /Купить/ }));
    expect(onOrder).toHaveBeenCalledWith(expect.objectContaining({ slug: "schit-semi" }));
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("link to an office where they are sold there, and hide boxes for search engines only", async () => {
    const { user, onOrder } = await open();
    const office = card("Офисная");
    expect(office.getByText("Только в офисе")).toBeVisible();
    expect(office.queryByText("Цена")).not.toBeInTheDocument();
    await user.click(office.getByRole("button", { name: /Купить в офисе/ }));
    expect(onOrder).toHaveBeenCalledWith(expect.objectContaining({ slug: "office" }));
    expect(screen.queryByText("Скрытая")).not.toBeInTheDocument();
  });

  it("lead to the pages of the host where it has them", async () => {
    await open({ links: { box: (slug) => `/about/${slug}`, order: (slug) => `/buy/${slug}` } });
    const { getByRole, queryByRole } = card("Щит семьи");
    expect(getByRole("link", { name: /Купить/ })).toHaveAttribute("href", "/buy/schit-semi");
    expect(getByRole("link", { name: "Щит семьи" })).toHaveAttribute("href", "/about/schit-semi");
    expect(queryByRole("button")).not.toBeInTheDocument();
  });
});
