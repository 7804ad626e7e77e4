import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development, Vite serves the console and proxies everything else to a mock API on its default port. */
const mock = { target: 'http://localhost:4000', changeOrigin: true }

export default defineConfig({
  base: '/mock/',
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/controls': mock, '/api': mock, '/openapi.json': mock, '/docs': mock } },
  build: { outDir: '../dist/console', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
})
