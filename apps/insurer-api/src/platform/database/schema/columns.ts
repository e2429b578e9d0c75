import { bigint, timestamp } from "drizzle-orm/pg-core";

/** An amount in whole diram. */
export const diram = (name: string) => bigint(name, { mode: "number" });

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
