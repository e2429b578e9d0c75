import { createTestClient } from "@sughurta/api-client/testing";
import { box } from "@sughurta/contracts/box";
import { policyDocument } from "@sughurta/contracts/policy";
import { describe, expect, it } from "vitest";
import { getExample, INSURER } from "../testing/an-insurer-site.ts";
import { withWholeAddresses } from "./whole-addresses.ts";

const [example] = Object(getExample(box).data);
const fullDesc = `<p>/files/ <img src="/files/a.svg"> <a href='/files/b.pdf'>b</a> <a href="/docs">c</a></p>`;

function responseWith(insurer: string) {
  const data = [
    { ...example, mainImg: "/files/box.svg", shortImg: "https://cdn.example/x", fullDesc },
  ];
  const client = createTestClient({ box: () => ({ status: 200, data }) });
  return withWholeAddresses(client, insurer).send(box, { params: { slug: "a" } });
}

describe("files that the insurer names by path", () => {
  it("are absolute in a shop on another site, alone and within HTML", async () => {
    expect((await responseWith(INSURER)).data).toMatchObject([
      {
        mainImg: `${INSURER}/files/box.svg`,
        shortImg: "https://cdn.example/x",
        fullDesc: `<p>/files/ <img src="${INSURER}/files/a.svg"> <a href='${INSURER}/files/b.pdf'>b</a> <a href="/docs">c</a></p>`,
      },
    ]);
  });

  it("stay paths where the page's own server forwards them", async () => {
    expect((await responseWith("")).data).toMatchObject([{ mainImg: "/files/box.svg", fullDesc }]);
  });

  it("are returned unchanged where they are the response itself", async () => {
    const file = new Blob(["pdf"]);
    const client = createTestClient({ policyDocument: () => ({ status: 200, data: file }) });
    const params = { policyNumber: "1" };
    const { data } = await withWholeAddresses(client, INSURER).send(policyDocument, { params });
    expect(data).toBe(file);
  });
});
