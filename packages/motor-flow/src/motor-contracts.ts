export {
  calculateCar,
  calculateFullCasco,
  calculateLiability,
  carMarks,
  carModels,
  carSums,
  carYears,
  myCars,
  saveCar,
  saveFullCasco,
  saveLiability,
} from "@sughurta/contracts";
