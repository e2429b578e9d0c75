import { HOLDER_AGE } from "@sughurta/domain/person";
import type { messages as ru } from "./ru.ts";

export const motorEnd = "The policy is valid for one year, first and last day included";

export const messages: Record<keyof typeof ru, string> = {
  tooOld: `Policies are sold online up to and including the ${HOLDER_AGE.to}th birthday. Call {{phone}}`,
  productUnknown: "There is no such policy",
  productNotOnSale: "This policy is not sold online now. Call {{phone}}",
  soldAsMotor: "This is car insurance: buy it in the “Car” section",
  programUnknown: "There is no such programme here",
  vehicleTypeOfModel:
    "This model is a different type of vehicle. Choose the type on the registration certificate",
  vehicleTypeOfMake:
    "This make has no vehicles of this type. Choose the type on the registration certificate",
  liabilityBegin:
    "Compulsory cover begins tomorrow, or the day after the policy of this vehicle that it renews",
  motorEnd,
  residentDocument: "A resident of Tajikistan needs a Tajik passport",
  ageAgreement: "Confirm the drivers’ age and experience",
  noTaxiAgreement: "Confirm that the car is not a taxi and is not for hire",
  policyNotRenewable: "This policy was cancelled and cannot be renewed. Buy a new one",
};
