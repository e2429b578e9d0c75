import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Waiting ends as soon as the expected is there; the limit only matters on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
