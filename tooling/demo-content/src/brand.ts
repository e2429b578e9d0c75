/** The placeholder brand of the seed content; a deployer replaces it in one place. */
export const BRAND = "Sughurta";

/** The short support number shown in texts (S0 §9). */
export const PHONE = "5511";
