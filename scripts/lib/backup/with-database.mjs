import { connect } from '../database.mjs'
import { lockData } from '../lock.mjs'
import { dataDir } from '../paths.mjs'
import { runningPostgres, startPostgres } from '../postgres.mjs'

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
      await own?.stop()
    }
  } finally {
    release()
  }
}
