import { makePasswordsCheap } from "./password-cost.ts";

makePasswordsCheap();
