import { addresses, PAGE_PARAM } from '../addresses.ts'
import { RELOAD_PAUSE } from '../errors/missing-code.ts'
import type { ScriptStart } from '../page/page-traits.ts'
import { stored } from '../storage/stored.ts'
import { deferFaces, faceSetter } from './late-faces.server.ts'

/**
 * The router's scripts and the page's faces, started once what is in sight has been drawn and its pictures have come, instead of racing them: on a
 * slow line they are most of what a page weighs. Somebody who presses or types starts them at once. Until then texts stand in the faces' fallbacks.
 */
const PRELOAD = /<link rel="modulepreload" href="(?<href>[^"]+)"[^>]*>/gu
const START = /(?<open><script[^>]* type="module" async="">)(?<code>[\s\S]*?)(?<close><\/script>)/u
const IMPORT = /^\s*import (?:\* as (?<name>\w+) from )?(?<path>"[^"]+");?/gmu

/**
 * When the page's first scripts cannot be fetched there is no app to say so: the page is loaded again once, and at the next failure its visitor
 * comes to the page that tells of it. As `reloadOnce` does later. [NV-05]
 */
const WHEN_MISSING = `function(e){var k=${JSON.stringify(stored.codeMissingAt.name)},n=Date.now(),p=location.pathname;try{if(!(Math.abs(n-sessionStorage.getItem(k))<${RELOAD_PAUSE})){sessionStorage.setItem(k,n);location.reload();return}}catch(x){}if(p!==${JSON.stringify(addresses.missingCode)})location.replace(${JSON.stringify(`${addresses.missingCode}?${PAGE_PARAM}=`)}+encodeURIComponent(p+location.search));throw e}`

/** How long the scripts wait for pictures that do not come, in milliseconds. */
const PATIENCE_MS = 3000

/** The same modules and the same code as the router's own script, behind `run`, which a script that is no module can call later. */
const whenCalled = (code: string): string => {
  const imports = Array.from(code.matchAll(IMPORT), ({ groups }) => ({ name: groups?.name, path: groups?.path ?? '' }))
  const names = imports.map(({ name }, at) => (name === undefined ? '' : `${name}=m[${at}]`)).filter((name) => name !== '')
  return `Promise.all([${imports.map(({ path }) => `import(${path})`).join()}]).catch(${WHEN_MISSING}).then(function(m){var ${names.join()};${code.replaceAll(IMPORT, '').trim()}})`
}

/** Calls `run` once the page and its pictures are drawn, at somebody's first press or key, or after a while. */
const WHEN_DRAWN = [
  `function drawn(){try{new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&run()}).observe({type:"paint",buffered:true})}catch(x){run()}}`,
  `["pointerdown","keydown"].forEach(function(e){addEventListener(e,run,{once:true,capture:true,passive:true})});`,
  `document.hidden?run():document.readyState=="complete"?drawn():addEventListener("load",drawn);setTimeout(run,${PATIENCE_MS})`,
].join('')

const starter = (code: string, files: readonly string[], setFaces: string, start: ScriptStart): string =>
  [
    `(function(){var begun=0;function run(){if(begun++)return;setFaces();${JSON.stringify(files)}.forEach(function(f){var l=document.createElement("link");l.rel="modulepreload";l.href=f;document.head.append(l)});`,
    `${whenCalled(code)}}${setFaces}${start === 'at once' ? 'run()' : WHEN_DRAWN}})()`,
  ].join('')

/** The page with its scripts and faces deferred. A page without the router's scripts is left as it is. */
export const deferScripts = (html: string, start: ScriptStart): string => {
  if (!START.test(html)) return html
  const files = Array.from(html.matchAll(PRELOAD), ({ groups }) => groups?.href ?? '')
  return deferFaces(html)
    .replaceAll(PRELOAD, start === 'at once' ? '$&' : '')
    .replace(
      START,
      (_whole, open: string, code: string, close: string) =>
        `${open}${starter(code, start === 'at once' ? [] : files, faceSetter(html), start)}${close}`,
    )
}
