import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      'server-only': fileURLToPath(new URL('./tests/support/empty.ts', import.meta.url)),
    },
  },
  test: {
    // The full run proves it in other browsers and programs as well.
    include: [
      'tests/fidelity/*.test.ts',
      ...(process.env.FULL === '1' ? ['tests/fidelity/full/*.test.ts'] : []),
    ],
    fileParallelism: false,
    environment: 'node',
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
})
