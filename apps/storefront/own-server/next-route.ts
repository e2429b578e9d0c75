// app/insurer/[...path]/route.ts
import { proxyToInsurer } from "./proxy-to-insurer.ts";

function handle(request: Request): Promise<Response> {
  // The address seen by the nearest proxy; without a proxy Next writes the address itself.
  const address = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return proxyToInsurer(request, address, {
    site: process.env.INSURER_SITE ?? "",
    secret: process.env.INSURER_SECRET ?? "",
  });
}

export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
