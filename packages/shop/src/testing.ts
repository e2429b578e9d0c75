export {
  exampleResponse,
  type InsurerMock,
  type MockedCall,
  type MockedResponse,
  type MockedResponses,
  mockInsurer,
} from "./testing/insurer-mock.ts";
