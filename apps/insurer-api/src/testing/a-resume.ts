import { sendResume } from "@sughurta/contracts/content";
import type { Send } from "./a-service.ts";
import { seed } from "./demo-content.ts";

/** The applicant of {@link aResume}. */
export const APPLICANT = {
  fio: "Ӯктамова Қурбонбибӣ",
  phone: "992938887766",
  email: "q.uktamova@example.tj",
} as const;

/** Sends a resume with a file for the first vacancy; returns its id. */
export async function aResume(send: Send): Promise<string> {
  const form = new FormData();
  const fields = { vac_id: String(seed.vacancies[0]?.id), ...APPLICANT, desc: "Знаю Excel." };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file1", new File(["%PDF-1.4 resume\n%%EOF"], "Ӯктамова.pdf"));
  const { status, data } = await send(sendResume, { form });
  if (status !== 201) throw new Error("The resume was refused");
  return String(data.id);
}
