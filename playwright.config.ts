import { defineConfig } from '@playwright/test'

/** What orders, is mailed, or is seen by staff: these share lists and mailboxes, so one at a time. */
const together = [
  'back-office*',
  'brought-in',
  'campaign',
  'cart-saving',
  'contact',
  'import',
  'payment',
  'products',
  'purchase',
  'quotations',
  'impersonation',
  'tools',
].map(name => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  projects: [
    { name: 'orders', testMatch: together, workers: 1 },
    { name: 'pages', testMatch: '**/*.spec.ts', testIgnore: together },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHOP_URL,
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
