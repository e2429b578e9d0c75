import { HOLDER_AGE } from "@sughurta/domain/person";

export const motorEnd = "Полис действует год, считая первый и последний день";

/** Refusals of products and orders that a form does not offer. */
export const messages = {
  tooOld: `Купить онлайн может человек до дня своего ${HOLDER_AGE.to}-летия включительно. Позвоните {{phone}}`,
  productUnknown: "Такого полиса нет",
  productNotOnSale: "Этот полис сейчас не продаётся онлайн. Позвоните {{phone}}",
  soldAsMotor: "Это страховка машины: оформите её в разделе «Автомобиль»",
  programUnknown: "Такой программы здесь нет",
  vehicleTypeOfModel:
    "Эта модель другого вида. Выберите вид транспорта, как в свидетельстве о регистрации",
  vehicleTypeOfMake:
    "Эта марка не делает такой транспорт. Выберите вид, как в свидетельстве о регистрации",
  liabilityBegin:
    "Обязательный полис начинает действовать завтра или на следующий день после прежнего полиса этой машины",
  motorEnd,
  residentDocument: "Для жителя Таджикистана нужен паспорт Таджикистана",
  ageAgreement: "Подтвердите возраст и стаж водителей",
  noTaxiAgreement: "Подтвердите, что машина не работает в такси и не сдаётся в прокат",
  policyNotRenewable: "Этот полис отменён, продлить его нельзя. Оформите новый",
};
