import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runningPostgres, startPostgres } from '@/scripts/lib/postgres.mjs'

it('ends a database that still starts, and leaves none behind', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-ending-'))
  chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  const ending = new AbortController()
  try {
    const starting = startPostgres(data, { signal: ending.signal })
    // The cluster is there, and its server is about to be begun or has been.
    await expect
      .poll(() => existsSync(path.join(data, 'postgres/PG_VERSION')), { timeout: 60_000, interval: 5 })
      .toBe(true)
    ending.abort()
    await expect(starting).rejects.toThrow(/asked to end|aborted/)
    expect(await runningPostgres(data)).toBeNull()
  } finally {
    ending.abort()
    rmSync(folder, { recursive: true, force: true })
  }
})
