import { SYSTEM_FACES } from '../i18n/system-faces.ts'

/**
 * The faces of Latin pages come after what is in sight has been drawn: they would cost a first view two round trips. Until then texts stand in the
 * fallbacks, which have the faces' measures: see base.css, which reads this attribute of the document's element.
 */
const ATTRIBUTE = 'data-faces'

/** Whoever has a service worker was here before and has the faces. */
const AT_HAND = `<script>navigator.serviceWorker&&navigator.serviceWorker.controller&&document.documentElement.removeAttribute("${ATTRIBUTE}")</script>`

/** The least that gets its faces in a frame, in elements: all at once would keep a slow phone from answering for a fifth of a second. */
const PART = 40
/** In milliseconds: a frame that laid its parts out within it is followed by one with twice as many. */
const QUICK = 8

const HAS_BRAND_ONLY = new RegExp(`<html[^>]* lang="(?:${SYSTEM_FACES.join('|')})"`, 'u')

/**
 * `setFaces` for the page: fetches its faces and sets it in them, from the top, a part in the first frame and as many in the next as the machine is
 * quick; at last the whole document, for what was added meanwhile. Without them the page stays as it is.
 */
export const faceSetter = (html: string): string =>
  [
    `function setFaces(){var d=document,root=d.documentElement,parts=[];if(!root.hasAttribute("${ATTRIBUTE}"))return;`,
    `function part(e){if(e.getElementsByTagName("*").length<${PART})parts.push(e);else for(var i=0;i<e.children.length;i++)part(e.children[i])}`,
    // Asking for a height lays the parts out at once, so that their time is known.
    `var many=1;function next(){var start=performance.now(),some=parts.splice(0,many);if(some.length){some.forEach(function(e){e.setAttribute("${ATTRIBUTE}","set")});`,
    `d.body.offsetHeight;many=performance.now()-start<${QUICK}?many*2:1;return requestAnimationFrame(next)}root.removeAttribute("${ATTRIBUTE}");`,
    `d.querySelectorAll("[${ATTRIBUTE}]").forEach(function(e){e.removeAttribute("${ATTRIBUTE}")})}`,
    HAS_BRAND_ONLY.test(html)
      ? `d.fonts.load('1em "Moonlit Brand"').then(next)}`
      : `Promise.all(["Text","Display"].map(function(f){return d.fonts.load('1em "Moonlit '+f+'"')})).then(function(){part(d.body);next()})}`,
  ].join('')

/** The page, with its faces to come later. */
export const deferFaces = (html: string): string => html.replace(/(?<=<html[^>]*)>/u, ` ${ATTRIBUTE}="late">`).replace('</head>', `${AT_HAND}</head>`)
