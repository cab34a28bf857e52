import pg from 'pg'

const noted = (error: Error) => console.error(`A connection to the database was lost: ${error.message}`)

/**
 * A pool that outlives its connections. One that is lost ends what was asked on it, which rejects, and is replaced by the
 * next that is needed; that it was lost in a pause between two statements nobody waits for, and it would end the process.
 */
class SturdyPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', noted)
    this.on('connect', client => client.on('error', noted))
  }
}

/** The driver that Payload is given. */
export const sturdyPg = { ...pg, Pool: SturdyPool }
