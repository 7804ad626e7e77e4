/**
 * The router's scripts, started once what is in sight has been drawn and its pictures have come, instead of racing them: on a
 * slow line they are most of what a page weighs. Somebody who presses or types starts them at once.
 */
const PRELOAD = /<link rel="modulepreload" href="(?<href>[^"]+)"[^>]*>/gu
const START = /(?<open><script[^>]* type="module" async="">)(?<code>[\s\S]*?)(?<close><\/script>)/u
const IMPORT = /^\s*import (?:\* as (?<name>\w+) from )?(?<path>"[^"]+");?/gmu

/** How long the scripts wait for pictures that do not come, in milliseconds. */
const PATIENCE_MS = 3000

/** The same modules and the same code as the router's own script, behind `run`, which a script that is no module can call later. */
const whenCalled = (code: string): string => {
  const imports = Array.from(code.matchAll(IMPORT), ({ groups }) => ({ name: groups?.name, path: groups?.path ?? '' }))
  const names = imports.map(({ name }, at) => (name === undefined ? '' : `${name}=m[${at}]`)).filter((name) => name !== '')
  return `Promise.all([${imports.map(({ path }) => `import(${path})`).join()}]).then(function(m){var ${names.join()};${code.replaceAll(IMPORT, '').trim()}})`
}

const starter = (code: string, files: readonly string[]): string =>
  [
    `(function(){var begun=0;function run(){if(begun++)return;${JSON.stringify(files)}.forEach(function(f){var l=document.createElement("link");l.rel="modulepreload";l.href=f;document.head.append(l)});`,
    whenCalled(code),
    `}function drawn(){requestAnimationFrame(function(){setTimeout(run)})}`,
    `["pointerdown","keydown"].forEach(function(e){addEventListener(e,run,{once:true,capture:true,passive:true})});`,
    `document.readyState=="complete"||document.hidden?drawn():addEventListener("load",drawn);setTimeout(run,${PATIENCE_MS})})()`,
  ].join('')

/** The page with its scripts deferred. A page without the router's scripts is left as it is. */
export const deferScripts = (html: string): string => {
  const files = Array.from(html.matchAll(PRELOAD), ({ groups }) => groups?.href ?? '')
  return html.replaceAll(PRELOAD, '').replace(START, (_whole, open: string, code: string, close: string) => `${open}${starter(code, files)}${close}`)
}
