import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { root } from '@/scripts/lib/paths.mjs'
import { startPostgres } from '@/scripts/lib/postgres.mjs'

const seeded = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')

function command(name: string, args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

/** Every table of a database with a checksum of its sorted rows, and its indexes by name. */
async function sumsOf(dataDir: string): Promise<Record<string, string>> {
  const postgres = await startPostgres(dataDir)
  const client = new Client({ connectionString: postgres.url })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of rows) {
      const sum = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from ${name} t`,
      )
      sums[name] = sum.rows[0].sum
    }
    const { rows: indexes } = await client.query(
      `select indexname as name from pg_indexes where schemaname in ('public', 'pgboss') order by 1`,
    )
    sums.indexes = indexes.map(({ name }) => name).join('\n')
    return sums
  } finally {
    await client.end()
    await postgres.stop()
  }
}

it('restores orders, everything else and the keys byte by byte, and nothing of a backup that is not whole', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-backup-'))
  chmodSync(folder, 0o755)
  try {
    const BACKUP_DIR = path.join(folder, 'backups')
    const made = command('backup', [], { DATA_DIR: seeded, BACKUP_DIR })
    expect(made, made.said).toMatchObject({ status: 0 })
    const [name = ''] = readdirSync(BACKUP_DIR)
    const backup = path.join(BACKUP_DIR, name)
    const DATA_DIR = path.join(folder, 'data')

    const manifest = path.join(backup, 'manifest.json')
    const whole = readFileSync(manifest)
    rmSync(manifest)
    expect(command('restore', [backup], { DATA_DIR }).said).toContain('is no whole backup')
    writeFileSync(manifest, whole)
    const rows = path.join(backup, 'database', '0.gz')
    const bytes = readFileSync(rows)
    writeFileSync(rows, bytes.subarray(0, -1))
    expect(command('restore', [backup], { DATA_DIR }).said).toContain('is damaged')
    writeFileSync(rows, bytes)
    expect(existsSync(path.join(DATA_DIR, 'secrets.json'))).toBe(false)

    const restored = command('restore', [backup], { DATA_DIR })
    expect(restored, restored.said).toMatchObject({ status: 0 })
    const [before, after] = [await sumsOf(seeded), await sumsOf(DATA_DIR)]
    expect(Object.keys(after).length).toBeGreaterThan(100)
    expect(after).toEqual(before)
    expect(readFileSync(path.join(DATA_DIR, 'secrets.json'))).toEqual(
      readFileSync(path.join(seeded, 'secrets.json')),
    )
    expect(command('restore', [backup], { DATA_DIR }).said).toContain('The database is not empty')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
