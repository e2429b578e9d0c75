import type { BoxInsured } from "@sughurta/domain/box";
import type { Country } from "@sughurta/domain/countries";
import type { GreenCardField, MotorOption, MotorProgram } from "@sughurta/domain/motor";
import type { Multi, TravelAddOn, TravelCurrency } from "@sughurta/domain/travel";
import type { SoldTerms } from "#src/content/terms/box-terms-view.ts";

/** A vehicle as identified by the traffic police. */
export interface InsuredVehicle {
  /** Make and model. */
  readonly name: string;
  readonly issueYear: number;
  /** Code 0–4; required for compulsory liability only. */
  readonly vehicleType: number | undefined;
  readonly plate: string | undefined;
  readonly vin: string | undefined;
  readonly bodyNumber: string | undefined;
  readonly registration: string | undefined;
}

/** A driver named in a policy. */
export interface NamedDriver {
  readonly name: string;
  readonly birthDate: string;
  readonly licence: string;
  /** Full years since the licence, on the first day of cover. */
  readonly years: number;
}

/** A chosen option other than a green card; a sum in TJS if it has one. */
export interface BoughtOption {
  readonly field: Exclude<MotorOption, GreenCardField>;
  readonly sum: number | undefined;
}

/** Cover of a motor policy for its documents. */
export interface MotorCover {
  readonly program: MotorProgram;
  readonly vehicle: InsuredVehicle;
  /** Empty if any driver is insured. */
  readonly drivers: readonly NamedDriver[];
  readonly options: readonly BoughtOption[];
  /** Codes of countries added to the territory by green cards. */
  readonly countries: readonly string[];
  readonly compensation: number | undefined;
}

/** One insured person as checked at a border. */
export interface InsuredPerson {
  readonly name: string;
  readonly birthDate: string;
  readonly document: string;
  readonly citizenship: string;
}

/** A chosen add-on; a sum is in the currency of the cover. */
export interface BoughtAddOn {
  readonly field: TravelAddOn;
  readonly sum: number | undefined;
  /** Names of its people, if not all have it. */
  readonly names: readonly string[];
}

/** Cover of a travel policy for its documents. */
export interface TravelCover {
  readonly insured: readonly InsuredPerson[];
  readonly countries: readonly Country[];
  /** The whole area is covered if one of its countries is. */
  readonly schengen: boolean;
  /** Sufficient for a Schengen visa. */
  readonly visaReady: boolean;
  readonly beginDate: string;
  readonly endDate: string;
  readonly multi: Multi;
  readonly days: number;
  readonly sum: number;
  readonly currency: TravelCurrency;
  readonly sport: boolean;
  readonly addOns: readonly BoughtAddOn[];
  readonly flatAddress: string | undefined;
}

/** Cover of a policy whose document has pages of its own. */
export type PolicyCover =
  | { readonly kind: "travel"; readonly travel: TravelCover }
  | {
      readonly kind: "box";
      readonly insured: BoxInsured;
      readonly terms?: SoldTerms | undefined;
    }
  | { readonly kind: "motor"; readonly motor: MotorCover };
