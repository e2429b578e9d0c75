import { agreement } from "@sughurta/forms";
import * as z from "zod/mini";

/** The last step: only the agreement (S1 §5). */
export const reviewSchema = z.object({ agree: agreement });
