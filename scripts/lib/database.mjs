import { createRequire } from 'node:module'
import path from 'node:path'
import { pause } from './keep-running.mjs'
import { root } from './paths.mjs'
import { PlainError, say } from './say.mjs'

/** How often a database that does not answer is asked again, in ms. */
const askAgainMs = 500
/** How long one question of a connection may take, in ms: a firewall swallows it without a word. */
const connectMs = 10_000

/** Errors that pass: nobody listens yet, a name that is not known yet, a server that still starts or already ends. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P03',
  '53300',
])

const codeOf = error => error.code ?? error.errors?.[0]?.code

/** A client of the database; rejects with the database's own error. */
async function tryToConnect(databaseUrl) {
  // Read through the project: the start script itself runs before anything is installed.
  const pg = createRequire(path.join(root, 'package.json'))('pg')
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMs })
  // A connection that is lost between two queries must not end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

const sentenceOf = error =>
  new PlainError(`The database does not answer (${error.message || codeOf(error)}): check DATABASE_URL.`)

/** A client of the database, which its caller ends; rejects with one sentence where it does not answer. */
export const connect = databaseUrl =>
  tryToConnect(databaseUrl).catch(error => {
    throw sentenceOf(error)
  })

/**
 * Waits for a database that does not answer yet, as one on another machine that has just been switched on. Rejects with one sentence where
 * it refuses for a reason that waiting does not change, or after `mostMs`.
 * @param {string} databaseUrl
 * @param {{ mostMs?: number, signal: AbortSignal, now?: () => number }} options
 */
export async function untilItAnswers(
  databaseUrl,
  { mostMs = Number.POSITIVE_INFINITY, signal, now = Date.now },
) {
  const from = now()
  // Who waits without a limit has seen it work before: every error now is one of its restart.
  const isPatient = mostMs === Number.POSITIVE_INFINITY
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const client = await tryToConnect(databaseUrl)
      await client.end()
      return
    } catch (error) {
      if (now() - from >= mostMs || (!isPatient && !passing.has(codeOf(error)))) throw sentenceOf(error)
      if (tries === 0)
        say(`The database does not answer (${error.message || codeOf(error)}): waiting for it.`)
      await pause(askAgainMs, signal)
    }
  }
}
