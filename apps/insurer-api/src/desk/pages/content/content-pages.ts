import type { Context, Hono } from "hono";
import { CONTENT_KINDS, type ContentKind } from "#src/content/content-schemas.ts";
import { OPEN_KINDS } from "#src/content/item-slugs.ts";
import { signPreviewToken } from "#src/content/preview/preview-token.ts";
import { type ItemName, shownData, versionsOf } from "#src/content/versions/content-versions.ts";
import { saveContent } from "#src/content/versions/save-content.ts";
import { type DeskForm, readDeskForm, runDeskCommand } from "#src/desk/pages/desk-command.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { roleFor } from "#src/desk/permissions.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { type Command, requireReason } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import { showContentForm } from "./content-form-view.ts";
import { itemAddress, showHistory, showItems, showKinds } from "./content-views.ts";
import { submitContent } from "./submit-content.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

/** Where people write what the site says, and publish it. */
export function contentPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/content`;
  const mayEdit = (context: Context) => {
    const { role } = seat.actorFor(context, "seeContent", "");
    return roleFor([role], "editContent") !== undefined;
  };
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeContent", "");
      return showKinds(desk, context);
    });
    app.get(`${page}/:kind`, (context) =>
      showItems(desk, context, kindOf(context), mayEdit(context)),
    );
    app.get(`${page}/:kind/item`, (context) => {
      seat.actorFor(context, "editContent", "");
      return showForm(desk, context);
    });
    app.post(`${page}/:kind/item`, (context) =>
      submitContent(desk, context, kindOf(context), context.req.query("slug")),
    );
    app.get(`${page}/:kind/history`, (context) =>
      showHistory(desk, context, itemOf(context), mayEdit(context)),
    );
    app.get(`${page}/:kind/preview`, async (context) => {
      seat.actorFor(context, "seeContent", "");
      const { config, db, now } = service;
      const item = itemOf(context);
      const version = Number(context.req.query("version"));
      const saved = (await versionsOf(db, item)).find((one) => one.version === version);
      if (saved?.data == null) throw notFound();
      const secret = config.secrets.siteToken;
      const token = await signPreviewToken({ ...item, version }, secret, now());
      return context.redirect(`${config.publicUrl}/preview?${new URLSearchParams({ token })}`);
    });
    app.post(`${page}/:kind/history`, async (context) => {
      const item = itemOf(context);
      const form = await readDeskForm(context);
      const restored = Number(form.text("restore"));
      return runDeskCommand(
        desk,
        context,
        work(seat, item, "restore"),
        form,
        async (inside, command) => {
          const versions = await versionsOf(inside.db, item);
          const data = versions.find(({ version }) => version === restored)?.data;
          if (data == null) throw notFound();
          await publish(inside, item, data, { form, command });
        },
      );
    });
    app.post(`${page}/:kind/off`, async (context) => {
      const item = itemOf(context);
      const form = await readDeskForm(context);
      return runDeskCommand(
        desk,
        context,
        work(seat, item, "takeOff"),
        form,
        async (inside, command) => {
          if (!OPEN_KINDS.includes(item.kind)) throw notFound();
          await publish(inside, item, null, { form, command });
        },
      );
    });
  };
}

function kindOf(context: Context): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === context.req.param("kind"));
  if (!kind) throw notFound();
  return kind;
}

const itemOf = (context: Context): ItemName => ({
  kind: kindOf(context),
  slug: context.req.query("slug") ?? "",
});

function work(seat: Seat, item: ItemName, action: "restore" | "takeOff") {
  return {
    permission: "editContent",
    action: `content.${action}`,
    subject: `content:${item.kind}/${item.slug}`,
    page: itemAddress(seat, "history", item, {}),
  } as const;
}

async function publish(
  service: Needs,
  item: ItemName,
  data: unknown,
  { form, command }: { readonly form: DeskForm; readonly command: Command },
): Promise<void> {
  requireReason(command);
  const { decisionId, actor, reason } = command;
  const basedOn = Number(form.text("version"));
  await saveContent(
    service,
    { ...item, data, basedOn, publishing: "now" },
    { decisionId, by: actor.id, reason },
  );
}

/** The form of the newest version, or of the one that the address names; empty for a new item. */
async function showForm(
  { service, seat }: { readonly service: Needs; readonly seat: Seat },
  context: Context,
): Promise<Response> {
  const kind = kindOf(context);
  const today = todayOf(service);
  const slug = context.req.query("slug");
  if (slug === undefined) {
    if (!OPEN_KINDS.includes(kind)) throw notFound();
    return showContentForm(seat, context, {
      kind,
      slug,
      data: {},
      versions: [],
      isShown: false,
      today,
    });
  }
  const versions = await versionsOf(service.db, { kind, slug });
  const shown = await shownData(service.db, { kind, slug });
  const from = Number(context.req.query("from"));
  const opened =
    versions.find(({ version }) => version === from) ?? versions.find(({ data }) => data !== null);
  const data = opened?.data ?? shown;
  if (typeof data !== "object" || data === null) throw notFound();
  return showContentForm(seat, context, {
    kind,
    slug,
    data: { ...data },
    versions,
    opened,
    isShown: shown !== undefined,
    today,
  });
}
