export type { Behaviour, FakeOrder, FakeProvider } from "./fake-provider.ts";
export { type ServedFakes, serveFakes } from "./serve-fakes.ts";
