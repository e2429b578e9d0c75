import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { deskResponse } from "#src/desk/shell/desk-page.ts";
import type { SavedView } from "#src/desk/shell/desk-request.ts";
import { readTexts } from "#src/desk/shell/form-fields.ts";
import { listState } from "#src/desk/shell/list-filter.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { savedView, staff } from "#src/platform/database/schema/desk.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Lists with a filter. */
const LISTS: readonly string[] = ["payments", "refunds", "policies", "claims", "calls", "messages"];
const MAX_VIEWS_PER_LIST = 20;
const NAME_LENGTH = 60;

type Needs = Pick<Platform, "db" | "now">;

/** The saved views of a list of one member of staff, by name. */
export function listSavedViews(
  db: Database,
  staffName: string,
  list: string,
): Promise<SavedView[]> {
  return db
    .select({ id: savedView.id, name: savedView.name, query: savedView.query })
    .from(savedView)
    .innerJoin(staff, eq(staff.id, savedView.staffId))
    .where(and(eq(staff.name, staffName), eq(savedView.list, list)))
    .orderBy(asc(savedView.name));
}

/** Saves the filter of a list under a name, or removes it. It is the user's own and changes no record: no audit event. */
export const savedViewPages = deskResponse<Needs>({
  method: "post",
  path: "/views/:list",
  permission: "keepAccount",
  async respond({ service: { db, now }, desk }) {
    const list = desk.param("list");
    if (!LISTS.includes(list)) throw notFound();
    const text = readTexts(await readForm(desk.request));
    // Only what filters mean is stored, whatever else an address contains.
    const query = listState({ query: Object.fromEntries(new URLSearchParams(text("query"))) });
    const page = (more = "") => desk.address(`/${list}?${[query, more].filter(Boolean).join("&")}`);
    const [member] = await db.select().from(staff).where(eq(staff.name, desk.actor.id));
    if (!member) throw notFound();
    const ofMember = and(eq(savedView.staffId, member.id), eq(savedView.list, list));
    if (text("command") === "remove") {
      const id = text("view");
      if (!isIdentifier(id)) throw notFound();
      await db.delete(savedView).where(and(ofMember, eq(savedView.id, id)));
      return page();
    }
    const name = text("name").trim().slice(0, NAME_LENGTH);
    if (name === "" || query === "") return page();
    if ((await db.$count(savedView, ofMember)) >= MAX_VIEWS_PER_LIST) {
      return page("problem=tooManyViews");
    }
    await db
      .insert(savedView)
      .values({ id: randomUUID(), staffId: member.id, list, name, query, createdAt: now() })
      .onConflictDoUpdate({
        target: [savedView.staffId, savedView.list, savedView.query],
        set: { name },
      });
    return page();
  },
});
