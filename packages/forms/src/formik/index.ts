export { useFormikState } from "./use-formik-state.ts";
