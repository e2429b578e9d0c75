export const texts = {
  login: {
    title: "Вход",
    phone: "Телефон",
    password: "Пароль",
    submit: "Войти",
    close: "Закрыть",
    refused: "Телефон или пароль неверны. Проверьте их или позвоните {{phone}}.",
    unexpected: "Не удалось войти. Попробуйте ещё раз или позвоните {{phone}}.",
    recover: "Забыли пароль?",
    register: "Зарегистрироваться",
  },
};
