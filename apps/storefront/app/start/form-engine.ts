import { setFormEngine } from "@sughurta/forms";
import { useFormikState } from "@sughurta/forms/formik";

// Imported first by the screens with forms: formik comes with them, and no page to read loads it.
setFormEngine(useFormikState);
