import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  ssr: {
    // Our packages are TypeScript sources; the server build must carry them compiled.
    noExternal: [/^@moonlit\//u],
  },
  build: {
    target: 'es2022',
    // Faces and pictures stay files, so that the browser caches them by themselves.
    assetsInlineLimit: 1024,
  },
})
