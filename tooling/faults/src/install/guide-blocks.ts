/** How a block of commands is run; any other mark of a `sh` block is an error. */
const MARKS = ["as-root", "as-postgres", "on-database-server"] as const;

/** The mark of a block of commands. */
export type Mark = (typeof MARKS)[number];

/** Commands of the guide, as one paste into a shell. */
export interface Commands {
  readonly line: number;
  /** Heading above the block. */
  readonly heading: string;
  readonly mark: Mark | undefined;
  readonly text: string;
}

/** Blocks of a guide: `sh` is run, `ini NAME.service` is a unit of systemd. */
export interface Guide {
  readonly commands: readonly Commands[];
  readonly units: ReadonlyMap<string, string>;
}

/** What systemd is to do with a service. */
export interface UnitAction {
  readonly name: string;
  readonly action: "start" | "restart" | "stop";
}

const FENCE = /^(?<indent> *)```(?<info>.*)$/;
const HEADING = /^#+ (?<title>.+)$/;

/** Reads the fenced blocks of a Markdown page, in their order. */
export function parseGuide(page: string): Guide {
  const commands: Commands[] = [];
  const units = new Map<string, string>();
  let heading = "";
  let open: { indent: string; info: string; line: number; lines: string[] } | undefined;
  for (const [index, text] of page.split("\n").entries()) {
    const fence = FENCE.exec(text)?.groups;
    if (open && fence) {
      const [language, mark, ...rest] = open.info.trim().split(/\s+/);
      const block = `${open.lines.join("\n")}\n`;
      if (rest.length > 0) throw new Error(`Line ${open.line}: more than one mark`);
      if (language === "sh") {
        commands.push({ line: open.line, heading, mark: getMark(mark, open.line), text: block });
      }
      if (language === "ini" && mark?.endsWith(".service")) units.set(mark, block);
      open = undefined;
    } else if (open) {
      open.lines.push(text.startsWith(open.indent) ? text.slice(open.indent.length) : text.trim());
    } else if (fence) {
      const { indent = "", info = "" } = fence;
      open = { indent, info, line: index + 1, lines: [] };
    } else {
      heading = HEADING.exec(text)?.groups?.title ?? heading;
    }
  }
  if (open) throw new Error(`Line ${open.line}: the block does not end`);
  return { commands, units };
}

function getMark(word: string | undefined, line: number): Mark | undefined {
  const mark = MARKS.find((known) => known === word);
  if (word !== undefined && mark === undefined) {
    throw new Error(`Line ${line}: a block of commands has the mark ${MARKS.join(", ")} or none`);
  }
  return mark;
}

const ACTION = /^systemctl (?<action>enable --now|start|restart|stop) (?<name>sughurta-\S+)$/gm;

/** What systemd is to do with our services in a block: lines such as `systemctl restart sughurta-storefront`. */
export function unitActions({ text }: Pick<Commands, "text">): readonly UnitAction[] {
  return [...text.matchAll(ACTION)].map(([, action, name = ""]) => {
    const isStop = action === "stop" || action === "restart";
    return { name, action: isStop ? action : "start" };
  });
}
