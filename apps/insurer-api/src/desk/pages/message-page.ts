import { eq } from "drizzle-orm";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn } from "#src/desk/shell/desk-request.ts";
import { filterQuery, readWorkList } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { resendMessage } from "#src/platform/outbox/resend-message.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { messagesView } from "./message-view.ts";

type Needs = Pick<Service, "db" | "jobs" | "now">;

/**
 * Messages with their delivery state; those that no provider accepted can be sent again, also to a corrected address.
 * Their content is not shown.
 */
export const messagePages = deskPages(
  deskPage<Needs, ListPage<OutboxMessage>>({
    path: "/messages",
    permission: "seeMessages",
    facts: ({ db }, desk) =>
      readWorkList(
        db,
        desk,
        outbox,
        eq(outbox.state, "failed"),
        filterQuery(desk, { day: outbox.createdAt, state: outbox.state, channel: outbox.channel }),
      ),
    view: messagesView,
  }),
  deskCommand<Needs>({
    path: "/messages/:id",
    permission: "sendMessages",
    action: "message.sendAgain",
    about: (_service, desk) => ({ subject: `message:${idIn(desk)}`, page: "/messages?done=1" }),
    run: (service, { desk, form }) => resendMessage(service, idIn(desk), form.text("recipient")),
  }),
);
