import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { MISSING_CODE } from './app/shared/errors/missing-code-event.ts'
import { changedWordsAreSent } from './vite/changed-words.ts'
import { wordsOfLanguages } from './vite/words.ts'

/**
 * A page whose code cannot be fetched is reported to the app, which loads it again once (NV-05): app/shared/errors/use-missing-code.ts. The router by itself
 * would reload the page that one comes from, without end. In development it still does: there its files are not transformed.
 */
const missingCodeIsReported = {
  name: 'missing-code-is-reported',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/].*routeModules\.js$/u },
    handler: (code: string) => {
      const changed = code.replace('window.location.reload();', `window.dispatchEvent(new Event('${MISSING_CODE}'));`)
      if (changed === code) throw new Error('the router loads the code of pages in another way now: see missingCodeIsReported in vite.config.ts')
      return { code: changed, map: null }
    },
  },
}

/** The modules of the frame around each page; all that they import goes with them. */
const FRAME = new RegExp(
  [
    String.raw`[\\/]app[\\/](?:root|routes[\\/]layout)\.tsx$`,
    String.raw`[\\/]app[\\/]shared[\\/](?:pictures|storage[\\/](?:carried-texts|stored-state)|creation[\\/]done-draft|session[\\/]models-access|page[\\/](?:define-page|late-led-to|question-list|use-shown-query)|errors[\\/](?:failed-query|section)|payments[\\/](?:use-(?:checkout|currency)|wanted-order|late-price-note))\.tsx?$`,
    String.raw`[\\/]ui[\\/]src[\\/](?:picture|text-field|empty-state|chip)\.tsx$`,
    String.raw`[\\/]lucide-react[\\/].*[\\/](?:rotate-cw|audio-lines|chevron-down|image-off|arrow-left)\.m?js$`,
  ].join('|'),
  'u',
)

/** What the two pages that people meet first share with a few others, who would load all of both pages for it: chats, settings, own characters. */
const SMALL_PARTS = new RegExp(
  [
    String.raw`[\\/]app[\\/]shared[\\/](?:i18n[\\/]labels|character[\\/]pictures|audio[\\/](?:player|use-playback)|copy[\\/]use-copy)\.tsx?$`,
    String.raw`[\\/]ui[\\/]src[\\/]chip-list\.tsx$`,
    String.raw`[\\/]lucide-react[\\/].*[\\/](?:flag|search|chevron-(?:left|right)|pause|play|arrow-up)\.m?js$`,
    String.raw`[\\/]react-intersection-observer[\\/]`,
  ].join('|'),
  'u',
)

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), missingCodeIsReported, wordsOfLanguages, changedWordsAreSent],
  ssr: {
    // The server build carries all that the pages use, so that an installation without development's packages runs it. In
    // development only our own packages are compiled: they are TypeScript sources.
    noExternal: command === 'build' ? true : [/^@moonlit\//u],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, in two files instead of forty, and the two pages people meet first with what they share; the rest stays
            // with the page or dialog that needs it.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  // Not its part for markup within translations, which one dialog uses.
                  test: /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack[\\/](?:query-core|react-query))[\\/](?!.*[\\/]Trans(?:WithoutContext)?\.js)/u,
                  priority: 4,
                },
                // The document and the frame around each page with all that they import. Not the entry: it must run after a page's own files.
                // What of it other pages import, too, is named: it would be a file of its own; so is what the two pages below share with many
                // others, who would load all of both pages for it.
                {
                  name: 'frame',
                  test: FRAME,
                  priority: 3,
                },
                { name: 'small-parts', test: SMALL_PARTS, priority: 2 },
                { name: 'views', test: /[\\/]app[\\/]routes[\\/](?:explore|character)\.tsx/u, priority: 1 },
                // Of the pages with charts alone.
                { name: 'charts', test: /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?@visx[\\/]/u, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // Known beforehand, so that the first page of a development server does not load twice.
    include: [
      '@tanstack/react-query',
      'i18next',
      'react-i18next',
      'lucide-react',
      'react-hook-form',
      '@hookform/resolvers/zod',
      '@tanstack/react-virtual',
      'downshift',
      'cookie',
      'react-error-boundary',
      'react-intersection-observer',
    ],
  },
  build: {
    target: 'es2022',
    // Faces and pictures stay files, so that the browser caches them by themselves.
    assetsInlineLimit: 1024,
  },
}))
