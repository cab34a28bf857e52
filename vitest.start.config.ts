import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ByName } from './tests/support/by-name.mjs'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['tests/start/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    sequence: { sequencer: ByName },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
