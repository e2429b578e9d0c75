import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sughurta/bootstrap/repository";
import { expect, it } from "vitest";
import { parseGuide, unitActions } from "./guide-blocks.ts";

const PAGE = `# Guide

## Install

1. First:

   \`\`\`sh as-root
   apt-get install git
   systemctl enable --now sughurta-shop
   systemctl restart sughurta-bank
   systemctl restart mail
   \`\`\`

2. Then \`echo inline\`:

   \`\`\`sh
   cat > file <<END
     indented
   END

   echo done
   \`\`\`

\`\`\`ini shop.service
[Service]
ExecStart=/usr/bin/node
\`\`\`

\`\`\`ini
[global]
\`\`\`

\`\`\`ts
never();
\`\`\`

### Copy

\`\`\`sh as-postgres
createdb shop
\`\`\`
`;

it("reads blocks of commands in their order, without the indentation of a list", () => {
  expect(parseGuide(PAGE).commands).toEqual([
    expect.objectContaining({ line: 7, heading: "Install", mark: "as-root" }),
    {
      line: 16,
      heading: "Install",
      mark: undefined,
      text: "cat > file <<END\n  indented\nEND\n\necho done\n",
    },
    { line: 39, heading: "Copy", mark: "as-postgres", text: "createdb shop\n" },
  ]);
});

it("reads units by their names, and leaves other files alone", () => {
  expect([...parseGuide(PAGE).units]).toEqual([
    ["shop.service", "[Service]\nExecStart=/usr/bin/node\n"],
  ]);
});

it("finds what systemd is to do with our services", () => {
  const [first] = parseGuide(PAGE).commands;
  expect(first && unitActions(first)).toEqual([
    { name: "sughurta-shop", action: "start" },
    { name: "sughurta-bank", action: "restart" },
  ]);
});

it("refuses an unknown mark and a block without an end, with their lines", () => {
  expect(() => parseGuide("text\n```sh as-rot\nls\n```\n")).toThrow("Line 2: a block of commands");
  expect(() => parseGuide("```sh as-root twice\nls\n```\n")).toThrow("Line 1: more than one mark");
  expect(() => parseGuide("\n\n```sh\nls\n")).toThrow("Line 3: the block does not end");
});

it("has a unit in the operator's guide for everything that systemd starts there", () => {
  const { commands, units } = parseGuide(readFileSync(join(ROOT, "apps/docs/operate.md"), "utf8"));
  const started = new Set(commands.flatMap(unitActions).map(({ name }) => `${name}.service`));
  expect([...started]).toEqual([...units.keys()]);
});
