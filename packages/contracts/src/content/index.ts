export * from "./blog.ts";
export * from "./calls.ts";
export * from "./navigation.ts";
export * from "./pages.ts";
export * from "./partners.ts";
export * from "./site-access.ts";
export * from "./subscription.ts";
export * from "./vacancies.ts";
