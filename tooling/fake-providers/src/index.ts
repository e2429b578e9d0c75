export type { Behaviour, FakeOrder, FakeProvider } from "./fake-provider.ts";
export { createFiscalTill } from "./fiscal-till.ts";
export { createPayler } from "./payler.ts";
export { serveFake } from "./serve-fake.ts";
export { type ServedFakes, serveFakes } from "./serve-fakes.ts";
