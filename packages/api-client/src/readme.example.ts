import { createApiClient, NetworkError } from "@sughurta/api-client";
import { checkPolicy } from "@sughurta/contracts/policy";

const client = createApiClient({
  baseUrl: "https://site.example",
  getLanguage: () => "ru",
  getAccessToken: () => "token of this visitor",
});

export async function loadStatus(policyNumber: string): Promise<string> {
  try {
    const response = await client.send(checkPolicy, { body: { policyNumber } });
    return response.status === 200 ? response.data.status : response.data.message;
  } catch (error) {
    if (error instanceof NetworkError) {
      return "No connection. Try again later, or call 5511.";
    }
    throw error;
  }
}
