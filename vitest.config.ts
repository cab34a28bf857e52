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
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    environment: 'node',
    globalSetup: ['tests/support/bundle-tasks.mjs'],
    env: { TASKS_FILE: tasksFile },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
