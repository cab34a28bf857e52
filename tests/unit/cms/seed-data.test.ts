import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the seed’s catalogue agrees with itself in every check that comes with it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cms/seed/data/check.mjs'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\d{5} checks, 0 errors$/m)
  expect(status).toBe(0)
})
