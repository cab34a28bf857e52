import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { tasksFile } from './tests/support/bundle-tasks.mjs'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      'server-only': fileURLToPath(new URL('./tests/support/empty.ts', import.meta.url)),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // The pure part keeps nothing between tests, so its modules (fonts, catalogue) are read once and not by each file.
        test: { name: 'lib', include: ['tests/unit/lib/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/lib/**'],
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
    ],
    // One core less than there are is what Vitest takes by itself: of two, one.
    maxWorkers: '100%',
    environment: 'node',
    globalSetup: ['tests/support/bundle-tasks.mjs'],
    env: { TASKS_FILE: tasksFile },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
