import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ByName } from './tests/support/by-name.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@payload-config': at('./payload.config.ts'),
      'server-only': at('./tests/support/empty.ts'),
      '@': at('.'),
    },
  },
  test: {
    include: ['tests/api/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['./tests/support/named-fetch.ts'],
    fileParallelism: false,
    sequence: { sequencer: ByName },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    env: { PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'reads-only-needs-no-secret' },
  },
})
