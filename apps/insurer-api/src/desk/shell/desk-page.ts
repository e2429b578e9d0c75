import type { Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { PersonalKind } from "#src/desk/access/unmask-grants.ts";
import { type FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { acceptBody } from "#src/platform/http/accept-body.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type DeskCommand, type DeskForm, readDeskForm, runDeskCommand } from "./desk-command.ts";
import { sendDeskFile } from "./desk-file.ts";
import {
  type DeskContext,
  type DeskRequest,
  type StaffRequest,
  staffRequest,
} from "./desk-request.ts";
import type { DeskFile } from "./elements.ts";
import { fillForm } from "./fill-form.ts";
import { deskProblem, failureAlert } from "./form-fields.ts";
import { type DeskPage, sendDeskPage } from "./page-frame.ts";

/** Adds pages of the desk to an application. */
export type DeskRoutes<Needs> = (
  service: Needs,
  deskContext: DeskContext,
) => (app: Hono<AppEnv>) => void;

/** Several pages as one. */
export function deskPages<Needs>(...pages: readonly DeskRoutes<Needs>[]): DeskRoutes<Needs> {
  return (service, deskContext) => (app) => {
    for (const routes of pages) routes(service, deskContext)(app);
  };
}

/** Address below the path of the desk, such as `/refunds/:id`, and the permission that it needs. */
interface Place {
  readonly path: string;
  readonly permission: Permission;
}

/** The commands that are submitted to an address. */
interface CommandGroup<Needs> {
  /** The record that a form is about: its audit subject, and the page to return to, if it is not the own one. */
  readonly about: (
    service: Needs,
    desk: StaffRequest,
    form: DeskForm,
  ) => CommandTarget | Promise<CommandTarget>;
  /** Commands by the value of their button. */
  readonly commands: Readonly<Record<string, DeskCommand<Needs>>>;
  /** Name of the command in a form; by default the value of the button `command`. */
  readonly chosen?: (form: DeskForm, service: Needs, desk: DeskRequest) => string | Promise<string>;
  /** Maximum length of the texts of a form. */
  readonly textLength?: number;
}

interface CommandTarget {
  readonly subject: string;
  readonly page?: string;
}

/** A page: facts that are read, the view that shows them, and the commands that its forms submit to its address. */
interface PageSpec<Needs, Facts> extends Place, Partial<CommandGroup<Needs>> {
  readonly facts: (service: Needs, desk: StaffRequest) => Facts | Promise<Facts>;
  readonly view: (desk: StaffRequest, facts: Facts) => DeskPage | Promise<DeskPage>;
  /** Permission for the commands, if it is another one than for the page. */
  readonly commandPermission?: Permission;
}

/** A page of the desk. Above its content, it shows the reason why a command was refused. */
export function deskPage<Needs extends Pick<Service, "db">, Facts>({
  path,
  permission,
  commandPermission = permission,
  facts,
  view,
  about,
  commands,
  ...forms
}: PageSpec<Needs, Facts>): DeskRoutes<Needs> {
  const show: DeskRoutes<Needs> = (service, deskContext) => (app) => {
    app.get(`${deskContext.path}${path}`, async (context) => {
      const desk = staffRequest(deskContext, context, permission);
      const page = await view(desk, await facts(service, desk));
      return sendDeskPage(context, { ...page, body: html`${deskProblem(desk)}${page.body}` });
    });
  };
  if (!about || !commands) return show;
  const place = { path, permission: commandPermission };
  const showTyped: ShowTyped<Needs> = async (service, context, { desk, form, refusal }) => {
    const page = await view(desk, await facts(service, desk));
    const { code, status, values } = refusal;
    const { path: action } = context.req;
    const whole = String(await html`${failureAlert(desk.language, code, values)}${page.body}`);
    const filled = await fillForm(whole, action, { action, fields: form.fields });
    const body = raw(filled ?? whole);
    return sendDeskPage(context, { ...page, body, status, isTyped: true });
  };
  return deskPages(show, deskCommands({ ...place, about, commands, showTyped, ...forms }));
}

/** Sends the page of a refused command, with its form as it was typed. */
type ShowTyped<Needs> = (
  service: Needs,
  context: Context,
  refused: {
    readonly desk: StaffRequest;
    readonly form: DeskForm;
    readonly refusal: FailureError;
  },
) => Promise<Response>;

/** Commands with an address of their own, without a page. */
export function deskCommands<Needs extends Pick<Service, "db">>({
  path,
  permission,
  about,
  commands,
  chosen = ({ text }) => text("command"),
  textLength,
  showTyped,
}: Place & CommandGroup<Needs> & { readonly showTyped?: ShowTyped<Needs> }): DeskRoutes<Needs> {
  return (service, deskContext) => (app) => {
    app.post(`${deskContext.path}${path}`, async (context) => {
      const desk = staffRequest(deskContext, context, permission);
      const form = await readDeskForm(context, textLength);
      const name = await chosen(form, service, desk);
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      if (!command) throw notFound();
      const { subject, page = ownPage(path, desk) } = await about(service, desk, form);
      const target = { permission, subject, page: `${deskContext.path}${page}` };
      const again = showTyped && {
        showTyped: (refusal: FailureError) => showTyped(service, context, { desk, form, refusal }),
      };
      const submitted = { ...target, desk, form, command, ...again };
      return runDeskCommand({ service, deskContext }, context, submitted);
    });
  };
}

/** The only command of an address; its form needs no button of a name. */
export function deskCommand<Needs extends Pick<Service, "db">>({
  path,
  permission,
  about,
  textLength,
  ...only
}: Place &
  Pick<CommandGroup<Needs>, "about" | "textLength"> &
  DeskCommand<Needs>): DeskRoutes<Needs> {
  const forms = textLength === undefined ? {} : { textLength };
  return deskCommands({
    path,
    permission,
    about,
    commands: { only },
    chosen: () => "only",
    ...forms,
  });
}

/** The address of a request, below the path of the desk. */
const ownPage = (path: string, { param }: DeskRequest): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(param(name)));

/** A file with personal data of a record. */
interface RecordFile {
  readonly kind: PersonalKind;
  /** Id of the record. */
  readonly id: string;
  readonly file: DeskFile;
}

interface FileSpec<Needs> extends Place {
  /** The file of an address; `undefined` if there is none. */
  readonly find: (service: Needs, desk: DeskRequest) => Promise<RecordFile | undefined>;
}

/** The address of an uploaded file, which staff may open while they may see the personal data of its record. */
export function deskFile<Needs extends Pick<Platform, "log" | "store">>({
  path,
  permission,
  find,
}: FileSpec<Needs>): DeskRoutes<Needs> {
  return (service, deskContext) => (app) => {
    app.get(`${deskContext.path}${path}`, async (context) => {
      const desk = staffRequest(deskContext, context, permission);
      const found = await find(service, desk);
      if (!found) throw notFound();
      const { kind, id, file } = found;
      return sendDeskFile(context, service, (await desk.loadViews(kind, [id]))(id), file);
    });
  };
}

/** What a form of its own kind is answered from. */
export interface Submission<Needs> {
  readonly service: Needs;
  readonly deskContext: DeskContext;
  readonly desk: StaffRequest;
}

interface ResponseSpec<Needs> extends Place {
  readonly method: "get" | "post";
  /** Size limit of the form, if it is longer than others. */
  readonly maxBytes?: number;
  /** Size limit of the one file of the form, named where a larger one is refused. */
  readonly fileMegabytes?: number;
  /** A page, the address to redirect to, or another response, such as a file. */
  readonly respond: (submission: Submission<Needs>) => Promise<DeskPage | Response | string>;
}

/** An address with a response of its own: a redirect, or a form that is shown again with the input. */
export function deskResponse<Needs>({
  method,
  path,
  permission,
  maxBytes,
  fileMegabytes,
  respond,
}: ResponseSpec<Needs>): DeskRoutes<Needs> {
  return (service, deskContext) => (app) => {
    const limits = maxBytes === undefined ? [] : [acceptBody(maxBytes, fileMegabytes)];
    app.on([method.toUpperCase()], [`${deskContext.path}${path}`], ...limits, async (context) => {
      const desk = staffRequest(deskContext, context, permission);
      const response = await respond({ service, deskContext, desk });
      if (response instanceof Response) return response;
      return typeof response === "string"
        ? context.redirect(response, 303)
        : sendDeskPage(context, response);
    });
  };
}
