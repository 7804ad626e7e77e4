import { defineMain } from '@storybook/react-vite/node'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['../src/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', './no-news.ts'],
  // Nothing is sent to Storybook's makers and nothing is asked of them; the check for updates is off in the script that starts it.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  viteFinal: (config) => mergeConfig(config, { plugins: [react(), tailwindcss()] }),
})
