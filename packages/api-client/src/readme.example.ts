import { createApiClient, NetworkError } from "@sughurta/api-client";
import { checkPolicy } from "@sughurta/contracts/policy";

const client = createApiClient({
  baseUrl: "https://site.example",
  getLanguage: () => "ru",
  getAccessToken: () => "token of this visitor",
});

export async function statusOf(policyNumber: string): Promise<string> {
  try {
    const answer = await client.send(checkPolicy, { body: { policyNumber } });
    return answer.status === 200 ? answer.data.status : answer.data.message;
  } catch (error) {
    if (error instanceof NetworkError) {
      return "No connection. Try again later, or call 5511.";
    }
    throw error;
  }
}
