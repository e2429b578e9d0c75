export { type AlifTerminal, createAlif } from "./alif.ts";
export { createDushanbeCity, type DushanbeCityMerchant } from "./dushanbe-city.ts";
export type { Behaviour, FakeOrder, FakeProvider } from "./fake-provider.ts";
export { createMerchantProtocol, type MerchantProtocolAccount } from "./merchant-protocol.ts";
export { createPayler, type PaylerAccount } from "./payler.ts";
export { type ServedProvider, serveFake } from "./serve-fake.ts";
