/*
 * Shows a page of our own when there is no connection. That page and its files are all it stores: no answer of /api, no other page, no code of the app, so
 * a new worker has nothing to break in the pages that are open. Why it is written by hand: docs/decisions/019-the-service-worker.md.
 */
const CACHE = 'offline-page'
const PAGE = '/errors/offline'
/** Files of that page: its style sheet and its faces. */
const FILES = /(?:href|src)="(\/(?:assets|icons)\/[^"]+\.(?:css|woff2|png)|\/favicon\.svg)"/gu

/** Stores the page of a language and a build, unless it is the one that is stored. */
const storePage = async (locale, build) => {
  const cache = await caches.open(CACHE)
  const address = `${PAGE}?locale=${locale}&build=${build}`
  if (await cache.match(address)) return
  // The cookie names the language, as for any page.
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' })
  if (!answer.ok || answer.headers.get('content-language') !== locale) return
  const html = await answer.clone().text()
  const files = [...new Set(Array.from(html.matchAll(FILES), ([, file]) => file))]
  const before = await cache.keys()
  await cache.addAll(files)
  await cache.put(address, answer)
  await Promise.all(
    before.filter(({ url }) => !files.includes(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
}

/** The page that is stored, at whichever address it is needed. */
const storedPage = async () => {
  const cache = await caches.open(CACHE)
  const request = (await cache.keys()).find(({ url }) => new URL(url).pathname === PAGE)
  return (request && (await cache.match(request))) ?? Response.error()
}

addEventListener('message', (event) => {
  const { locale, build } = Object(event.data)
  if (/^[a-z]{2}$/u.test(locale) && /^\w*$/u.test(build)) event.waitUntil(storePage(locale, build).catch(() => undefined))
})

addEventListener('activate', (event) => {
  // Pages are asked for while the worker still starts, so that it delays none.
  event.waitUntil(registration.navigationPreload?.enable())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/(?:api|media)\//u.test(pathname)) return
  if (request.mode === 'navigate') {
    event.respondWith(Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(request)).catch(storedPage))
  } else if (!navigator.onLine && (request.destination === 'style' || request.destination === 'font')) {
    // Those of the page for lost connections.
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  }
})
