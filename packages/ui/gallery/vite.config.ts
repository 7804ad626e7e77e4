import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Builds where git does not look; `pnpm gallery` serves it while one works.
export default defineConfig({ plugins: [react(), tailwindcss()], build: { outDir: '../dist/gallery', emptyOutDir: true } })
