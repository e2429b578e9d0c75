import { getServices } from "../services-context.server.ts";
import { renderSharePicture } from "../share/render-share-picture.server.ts";
import { shareSubject } from "../share/share-subject.server.ts";
import type { Route } from "./+types/share-picture";

/** Share picture of a page for messengers: the policy sheet of its subject, in the language of the address. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = getServices(context);
  const subject = await shareSubject(services, params.kind, params.name.replace(/\.png$/, ""));
  const picture = await renderSharePicture(subject, services.config.brand.name);
  return new Response(new Uint8Array(picture), {
    headers: {
      "content-type": "image/png",
      // Messengers show it on their own pages.
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
