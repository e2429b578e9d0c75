// Answers for the policies that are kept on this device, and only for them: pages, prices and calls always
// come from the network (ADR-0024). Registered once a policy is kept.
const CACHE = "sughurta-policies";
const PAGE = "/my-policy";
const REMOVE = `${PAGE}/remove`;

/** Only a press on a page of this site removes anything: a link from elsewhere just shows the page. */
async function removeAll({ referrer }) {
  if (referrer.startsWith(`${self.location.origin}/`)) {
    await caches.delete(CACHE);
    await self.registration.unregister();
  }
  return Response.redirect(PAGE, 302);
}

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path);
}

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function keptOrNetwork(event, path) {
  return (await kept(path)) ?? fromNetwork(event);
}

/** Without a network every page of this site gives way to the policies that are kept. */
async function networkOrKept(event) {
  try {
    return await fromNetwork(event);
  } catch (error) {
    const page = await kept(PAGE);
    if (page) return page;
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const begin = [self.clients.claim(), self.registration.navigationPreload?.enable()];
  event.waitUntil(Promise.all(begin));
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (pathname === REMOVE) event.respondWith(removeAll(event.request));
  else if (pathname === PAGE || pathname.startsWith(`${PAGE}/`)) {
    event.respondWith(keptOrNetwork(event, pathname));
  } else if (mode === "navigate") event.respondWith(networkOrKept(event));
});
