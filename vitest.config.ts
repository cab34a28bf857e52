import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { tasksFile } from './tests/support/bundle-tasks.mjs'
import { unitGroups } from './tests/support/unit-groups.mjs'

const files = unitGroups()

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      'server-only': fileURLToPath(new URL('./tests/support/empty.ts', import.meta.url)),
    },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'node', include: files.node, isolate: false } },
      { extends: true, test: { name: 'pages', include: files.pages, isolate: false } },
      { extends: true, test: { name: 'rest', include: files.rest } },
    ],
    setupFiles: ['tests/support/unit-setup.ts'],
    // One core less than there are is what Vitest takes by itself: of two, one.
    maxWorkers: '100%',
    environment: 'node',
    globalSetup: ['tests/support/bundle-tasks.mjs'],
    env: { TASKS_FILE: tasksFile },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
