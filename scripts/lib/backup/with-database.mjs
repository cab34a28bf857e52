import { createRequire } from 'node:module'
import path from 'node:path'
import { lockData } from '../lock.mjs'
import { dataDir, root } from '../paths.mjs'
import { runningPostgres, startPostgres } from '../postgres.mjs'
import { PlainError } from '../say.mjs'

/** Reads numbers of the database in no other form than its own. */
async function connect(url) {
  const pg = createRequire(path.join(root, 'package.json'))('pg')
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
  } catch (error) {
    throw new PlainError(`The database does not answer (${error.message || error.code}): check DATABASE_URL.`)
  }
  return client
}

/**
 * Does something with the shop's database: the one that `DATABASE_URL` names, or the embedded one, which is started for it where it does
 * not run. `alone`: no shop may run on the data meanwhile.
 */
export async function withDatabase({ alone }, work) {
  const url = process.env.DATABASE_URL ?? (alone ? null : await runningPostgres(dataDir))
  const release = alone || !url ? lockData(dataDir, 0) : () => {}
  try {
    const own = url ? null : await startPostgres(dataDir)
    try {
      const client = await connect(url ?? own.url)
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    } finally {
      own?.stop()
    }
  } finally {
    release()
  }
}
