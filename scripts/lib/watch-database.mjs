import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connect } from './database.mjs'
import { pause } from './keep-running.mjs'
import { defaultSender, mailTransport } from './mail-transport.mjs'
import { root } from './paths.mjs'
import { say } from './say.mjs'

/** How often the database is asked, in ms. */
const askEveryMs = 10_000
/** Shorter outages send no mail: a database that was started again is back before a mail is read. In ms. */
const shortMs = 30_000
/** How long the end waits for the current check, for example for a mail on its way, in ms. */
const lastLookMs = 2000

const words = () => JSON.parse(readFileSync(path.join(root, 'messages/fr/outage.json'), 'utf8'))

const momentOf = at =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(at)

/** The owners' addresses, which are known from then on while the database is away; null where it does not answer. */
async function askForOwners(databaseUrl) {
  try {
    const client = await connect(databaseUrl)
    try {
      const { rows } = await client.query("select email from admins where role = 'owner' order by id")
      return rows.map(({ email }) => email)
    } finally {
      await client.end()
    }
  } catch {
    return null
  }
}

/** Stores an outage that is over with the others: the panel's home shows it for a day. */
async function note(databaseUrl, { since, until }) {
  const client = await connect(databaseUrl)
  try {
    await client.query("insert into outages (kind, since, until) values ('database', $1, $2)", [since, until])
  } finally {
    await client.end()
  }
}

/** Sends a mail past the outbox, which is a part of the database; without a mail server it is only printed here. */
async function send(env, { to, subject, lines }) {
  if (!env.SMTP_URL || to.length === 0) return
  const transport = mailTransport(env.SMTP_URL)
  try {
    const from = env.MAIL_FROM ?? defaultSender
    await transport.sendMail({ from, to: to.join(', '), subject, text: `${lines.join('\n\n')}\n` })
  } finally {
    transport.close()
  }
}

/** The mail to the owners about an outage that begins or is over. */
export function letterOf({ since, until, site }) {
  const texts = words()
  const { subject, text } = texts.database[until ? 'over' : 'begins']
  const times = [
    `${texts.since} : ${momentOf(since)}`,
    ...(until ? [`${texts.until} : ${momentOf(until)}`] : []),
  ]
  return { subject, lines: [text, times.join('\n'), `${site}/admin`] }
}

/**
 * Watches the database as long as the shop runs, and tells the owners once when it stays away and once when it is back (RUN-3). The
 * start does it, since a server without a database cannot. Returns how to stop.
 * @param {{ databaseUrl: string, env: Record<string, string | undefined>, signal: AbortSignal, shortestMs?: number, everyMs?: number,
 *   onLook?: (isWell: boolean) => void }} options
 */
export function watchDatabase({
  databaseUrl,
  env,
  signal,
  shortestMs = shortMs,
  everyMs = askEveryMs,
  onLook = () => {},
}) {
  const site = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  let owners = []
  let since = null
  let isReported = false
  const notify = letter =>
    send(env, { to: owners, ...letter }).catch(error =>
      console.error(`The owners could not be told of the database: ${error.message}`),
    )

  async function lookBack() {
    const until = new Date()
    const outage = { since, until }
    const wasReported = isReported
    since = null
    isReported = false
    say(`The database answers again after ${Math.round((until - outage.since) / 1000)} s.`)
    if (wasReported) await notify(letterOf({ ...outage, site }))
    await note(databaseUrl, outage).catch(error =>
      console.error(`That the database was away could not be kept: ${error.message}`),
    )
  }

  async function look() {
    const found = await askForOwners(databaseUrl)
    if (signal.aborted) return
    if (found) {
      if (since) await lookBack()
      owners = found
    } else {
      if (!since) say('The database does not answer: no orders are taken until it does.')
      since ??= new Date()
      if (!isReported && Date.now() - since >= shortestMs) {
        isReported = true
        await notify(letterOf({ since, until: null, site }))
      }
    }
    onLook(found !== null)
  }

  const watching = (async () => {
    while (!signal.aborted) {
      // A failure in between, such as a database that goes away during a query, is seen at the next check.
      await look().catch(error => console.error(error.message))
      await pause(everyMs, signal)
    }
  })()
  return () => Promise.race([watching, new Promise(resolve => setTimeout(resolve, lastLookMs))])
}
