export {
  exampleAnswer,
  type InsurerMock,
  type MockedAnswer,
  type MockedAnswers,
  type MockedCall,
  mockInsurer,
} from "./testing/insurer-mock.ts";
