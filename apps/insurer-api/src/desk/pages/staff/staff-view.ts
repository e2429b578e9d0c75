import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { STAFF_ROLES } from "#src/desk/access/permissions.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, rowLink } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import { type DeskPage, rolesText } from "#src/desk/shell/page-frame.ts";
import { eventLines } from "#src/desk/shell/record-parts.ts";
import type { StaffCredentials } from "#src/desk/staff/staff-accounts.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import type { AuditEvent, Staff, StaffRoleChange } from "#src/platform/database/schema/desk.ts";
import { staffTexts } from "./staff-texts.ts";

/** A staff member of the list. */
export interface ListedMember {
  readonly member: Pick<Staff, "name" | "roles" | "disabledAt">;
  /** Whether proposed roles need the confirmation of a second person. */
  readonly isProposed: boolean;
  /** Number of open sessions. */
  readonly sessions: number;
}

/** Data of a staff member's page. */
export interface MemberFacts extends Omit<ListedMember, "isProposed"> {
  /** The open proposal of roles. */
  readonly change: StaffRoleChange | undefined;
  /** Audit events of the account, oldest first. */
  readonly events: readonly AuditEvent[];
}

function getStatus(
  { disabledAt, roles }: ListedMember["member"],
  isProposed: boolean,
  language: Language,
) {
  const texts = staffTexts[language];
  if (disabledAt) return badge("neutral", deskTexts[language].disabled);
  if (isProposed) return badge("warning", texts.proposed);
  return roles.length > 0 ? badge("success", texts.works) : badge("neutral", texts.noRoles);
}

/** All staff members, and the form that adds one. */
export function staffView(desk: DeskRequest, members: readonly ListedMember[]): DeskPage {
  const { language } = desk;
  const texts = staffTexts[language];
  const { staff: title, name } = deskTexts[language];
  const rows = members.map(({ member, isProposed, sessions }) => [
    rowLink(desk.address(`/staff/${member.name}`), member.name),
    rolesText(member.roles, language),
    getStatus(member, isProposed, language),
    String(sessions),
  ]);
  const columns = [name, texts.roles, texts.state, { label: texts.sessions, isSum: true }];
  const typed = (field: string) => desk.query[field] ?? "";
  const create = html`<section class="card"><details ${typed("problem") === "" ? "" : "open"}><summary>${texts.create}</summary>
    <form method="post" action="${desk.address("/staff")}">
    <label>${name} <input name="name" required minlength="2" maxlength="40" autocapitalize="none" spellcheck="false" value="${typed("name")}"></label>
    ${roleBoxes(language, typed("roles").split(","))}${commandFields(desk, texts)}<button class="main">${texts.create}</button></form></details></section>`;
  const body = html`${deskTable(title, columns, rows)}${create}`;
  return { title, body };
}

function roleBoxes(language: Language, chosen: readonly string[]) {
  const texts = staffTexts[language];
  const boxes = STAFF_ROLES.map(
    (role) =>
      html`<label class="check"><input type="checkbox" name="roles" value="${role}" ${chosen.includes(role) ? "checked" : ""}> ${deskTexts[language].roles[role]}</label>`,
  );
  return html`<fieldset><legend>${texts.roles}</legend><p class="muted">${texts.rolesHint}</p>${boxes}</fieldset>`;
}

/** One account: its roles, its proposed roles and its sessions; users cannot confirm their own proposals. */
export function memberView(
  desk: StaffRequest,
  { member, change, sessions, events }: MemberFacts,
): DeskPage {
  const { language } = desk;
  const texts = staffTexts[language];
  const { name } = member;
  const action = `${desk.path}/staff/${name}`;
  const command = (value: string, label: string, fields: ReturnType<typeof html> | "" = "") =>
    html`<details><summary>${label}</summary><form method="post" action="${action}?lang=${language}">${fields}${commandFields(desk, texts)}<button name="command" value="${value}">${label}</button></form></details>`;
  const roles = member.roles.length > 0 ? rolesText(member.roles, language) : texts.noRoles;
  const forms = member.disabledAt
    ? ""
    : html`${command("roles", texts.changeRoles, roleBoxes(language, member.roles))}${sessions > 0 ? command("endSessions", texts.endSessions) : ""}${command("disable", texts.disable)}`;
  const body = html`
    ${change ? proposal(desk, change, action) : ""}
    <section class="card"><dl><dt>${texts.roles}</dt><dd>${roles}</dd><dt>${texts.sessions}</dt><dd>${sessions}</dd></dl>${forms}</section>
    ${events.length > 0 ? html`<section class="card"><h2>${timelineTexts[language].title}</h2>${eventLines(desk, events)}</section>` : ""}`;
  const back = backLinks(desk, {
    path: "/staff",
    label: deskTexts[language].staff,
  });
  const statusBadge = getStatus(member, change !== undefined, language);
  return { title: name, statusBadge, back, body };
}

/** Proposed roles that another person than their proposer must confirm. */
function proposal(desk: StaffRequest, change: StaffRoleChange, action: string) {
  const { language, actor } = desk;
  const texts = staffTexts[language];
  const confirm =
    change.proposedBy === actor.id
      ? ""
      : html`<button class="main" name="command" value="confirm">${texts.confirm}</button>`;
  return html`<section class="card"><h2>${texts.proposed}</h2><p>${rolesText(change.roles, language)}</p>
    <p class="muted">${texts.proposedBy}: ${change.proposedBy}</p>
    <form method="post" action="${action}/roles/${change.id}?lang=${language}">${commandFields(desk, texts)}
    <div class="tools">${confirm}<button name="command" value="reject">${texts.reject}</button></div></form></section>`;
}

/** Credentials of a new staff member, shown once: the service does not store them in a readable form. */
export function credentialsView(
  desk: DeskRequest,
  { name, password, otpAddress }: StaffCredentials,
): DeskPage {
  const { language } = desk;
  const texts = staffTexts[language];
  const body = html`<section class="card"><dl><dt>${deskTexts[language].password}</dt><dd><code>${password}</code></dd>
    <dt>${texts.otpAddress}</dt><dd><code>${otpAddress}</code></dd></dl><p role="alert">${texts.once}</p>
    <p><a class="button" href="${desk.address("/staff")}">${texts.back}</a></p></section>`;
  return { title: name, body, isTyped: true };
}
