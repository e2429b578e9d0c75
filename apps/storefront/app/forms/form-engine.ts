import { setFormEngine } from "@sughurta/forms";
import { useFormikState } from "@sughurta/forms/formik";

// Imported first by the screens with forms. Not in a folder of the frame of every page: formik comes with them alone.
setFormEngine(useFormikState);
