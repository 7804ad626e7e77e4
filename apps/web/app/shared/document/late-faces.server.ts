import { SYSTEM_FACES } from '../i18n/system-faces.ts'

/**
 * The faces of Latin pages come after what is in sight has been drawn: they would cost a first view two round trips. Until then texts stand in the
 * fallbacks, which have the faces' measures: see base.css, which reads this attribute of the document's element.
 */
const ATTRIBUTE = 'data-faces'

/** Whoever has a service worker was here before and has the faces. */
const AT_HAND = `<script>navigator.serviceWorker&&navigator.serviceWorker.controller&&document.documentElement.removeAttribute("${ATTRIBUTE}")</script>`

/** How many elements get their faces at once, and for how many milliseconds of a frame: all in one would keep a slow phone from answering for a fifth of a second. */
const PART = 40
const SHARE_OF_FRAME = 12

const HAS_BRAND_ONLY = new RegExp(`<html[^>]* lang="(?:${SYSTEM_FACES.join('|')})"`, 'u')

/**
 * `setFaces` for the page: fetches its faces and sets it in them, from the top, as many parts in each frame as can be laid out in its share; at last
 * the whole document, for what was added meanwhile. Without them the page stays as it is.
 */
export const faceSetter = (html: string): string =>
  [
    `function setFaces(){var d=document,root=d.documentElement,parts=[];if(!root.hasAttribute("${ATTRIBUTE}"))return;`,
    `function part(e){if(e.getElementsByTagName("*").length<${PART})parts.push(e);else for(var i=0;i<e.children.length;i++)part(e.children[i])}`,
    // Asking for a height lays the part out at once, so that its time is known.
    `function next(){var e,end=performance.now()+${SHARE_OF_FRAME};while((e=parts.shift())){e.setAttribute("${ATTRIBUTE}","set");e.offsetHeight;`,
    `if(performance.now()>end)return requestAnimationFrame(next)}root.removeAttribute("${ATTRIBUTE}");`,
    `d.querySelectorAll("[${ATTRIBUTE}]").forEach(function(e){e.removeAttribute("${ATTRIBUTE}")})}`,
    HAS_BRAND_ONLY.test(html)
      ? `d.fonts.load('1em "Moonlit Brand"').then(next)}`
      : `Promise.all(["Text","Display"].map(function(f){return d.fonts.load('1em "Moonlit '+f+'"')})).then(function(){part(d.body);next()})}`,
  ].join('')

/** The page, with its faces to come later. */
export const deferFaces = (html: string): string => html.replace(/(?<=<html[^>]*)>/u, ` ${ATTRIBUTE}="late">`).replace('</head>', `${AT_HAND}</head>`)
