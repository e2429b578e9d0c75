import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";

/** The page as our stack generates it; the only addition is the mark of a hydrated page, as in the storefront. */
export default function Root() {
  useEffect(() => {
    Object.assign(window, { sughurtaHydrated: true });
  }, []);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
