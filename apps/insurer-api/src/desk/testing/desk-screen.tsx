import "../shell/styles/cards.css";
import "../shell/styles/forms.css";
import "../shell/styles/tables.css";
import "../shell/styles/charts.css";
import "../shell/styles/frame.css";
import type { StoryObj } from "@storybook/react-vite";
import { isLanguage, type Language } from "@sughurta/domain";
import { type Context, Hono } from "hono";
import { useEffect, useState } from "react";
import type { StaffRole } from "#src/desk/access/permissions.ts";
import { type DeskList, deskMenu } from "#src/desk/shell/desk-menu.ts";
import {
  type DeskPage,
  type DeskShell,
  sendDeskPage,
  setDeskShell,
} from "#src/desk/shell/page-frame.ts";

/** A page; or the response of a page before signing in. */
type ResponseData = DeskPage | Response;

/** A desk page of a story. */
export interface DeskStory {
  /** Address of the page, such as `/payments?show=all`. */
  readonly path: string;
  /** The view as in the service, with sample data. */
  readonly respond: (context: Context) => ResponseData | Promise<ResponseData>;
  /** Roles of the user; cashier and support by default. */
  readonly roles?: readonly StaffRole[];
  /** No user is signed in. */
  readonly isSignedOut?: boolean;
  /** The policies are specimens. */
  readonly isTest?: boolean;
}

const WAITING: ReadonlyMap<string, number> = new Map<DeskList, number>([
  ["resumes", 0],
  ["handover", 0],
  ["prices", 0],
  ["payments", 3],
  ["refunds", 1],
  ["claims", 100],
  ["calls", 2],
  ["messages", 1],
  ["tariffs", 1],
  ["rates", 2],
  ["staff", 1],
]);
const ROLES: readonly StaffRole[] = ["cashier", "support"];

function aShell({ roles = ROLES, isSignedOut = false, isTest = false }: DeskStory): DeskShell {
  const around = { path: "", home: "/", brandName: "Суғурта", isTest };
  const assets = { style: "", script: "" };
  if (isSignedOut) return { ...around, assets, hasSearch: false, menu: async () => [] };
  return {
    ...around,
    assets,
    hasSearch: true,
    member: { name: "zarina", roles },
    menu: (language) => deskMenu({ of: async () => WAITING }, roles, language),
  };
}

/** A wide picture in place of all pictures of the service. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900"><path fill="#9ab" d="M0 0h16v9H0z"/><path fill="#567" d="m2 9 4-6 3 4 2-2 3 4z"/></svg>')}`;

/** Renders the view in a language: class and children of its body, without scripts. */
async function askDesk(story: DeskStory, language: Language) {
  const app = new Hono();
  app.get("*", async (context) => {
    setDeskShell(context, aShell(story));
    const response = await story.respond(context);
    return response instanceof Response ? response : sendDeskPage(context, response);
  });
  const address = new URL(story.path, "https://desk.invalid");
  address.searchParams.set("lang", language);
  const response = await app.request(address.href);
  const { body } = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const picture of body.querySelectorAll("img")) picture.src = PICTURE;
  for (const frame of body.querySelectorAll("iframe")) frame.removeAttribute("src");
  return { className: body.className, nodes: [...body.childNodes] };
}

/** Renders a desk page in the language of the toolbar; other values fall back to English. */
function DeskScreen({
  story,
  language,
}: {
  readonly story: DeskStory;
  readonly language: unknown;
}) {
  const locale = isLanguage(language) ? language : "en";
  const [shown, setShown] = useState<{
    readonly asked: string;
    readonly page: Awaited<ReturnType<typeof askDesk>>;
  }>();
  useEffect(() => {
    let isCurrent = true;
    askDesk(story, locale).then((page) => {
      if (isCurrent) setShown({ asked: locale, page });
    });
    return () => {
      isCurrent = false;
    };
  }, [story, locale]);
  if (shown?.asked !== locale) return <span data-waiting-for-texts />;
  const { className, nodes } = shown.page;
  return (
    <div
      className={className}
      ref={(element) => {
        element?.replaceChildren(...nodes);
      }}
    />
  );
}

/** A story of a desk page in the language of the toolbar. */
export const deskStory = (page: DeskStory): StoryObj => ({
  render: (_args, { globals }) => <DeskScreen story={page} language={globals.language} />,
});
