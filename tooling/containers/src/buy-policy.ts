import { boxOnSale, buyBox } from "@sughurta/faults/buyer";

/** Buys a box at a running shop with its sandbox, and writes the number of the policy; ends with 1 where that fails. */
async function main(siteUrl = "http://localhost:3000"): Promise<void> {
  const number = await buyBox(siteUrl, await boxOnSale(siteUrl));
  process.stdout.write(`Policy ${number}\n`);
}

await main(...process.argv.slice(2));
