import { refuseHalfRestored } from './backup/archive.mjs'
import { untilItAnswers } from './database.mjs'
import { checkDisk } from './disk.mjs'
import { installIfNeeded } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { checkPort, lockData } from './lock.mjs'
import { watchRunner } from './parent-watch.mjs'
import { dataDir } from './paths.mjs'
import { startPaymentDouble } from './payment-double/server.mjs'
import { startPostgres } from './postgres.mjs'
import { endRunning, keepCommandsApart } from './run.mjs'
import { explainFailure, say } from './say.mjs'
import { checkSettings } from './settings.mjs'
import { buildIfNeeded, migrate, revalidate, seed, serve, shopEnvironment } from './shop.mjs'
import { warmShop } from './warm-shop.mjs'
import { watchDatabase } from './watch-database.mjs'

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT ?? 3000)
const undo = []
const ending = new AbortController()
const { signal } = ending
let stopping
let leaving = false
keepCommandsApart()

/** Ends everything that was started, last first; asked twice it does it once. */
function stop() {
  stopping ??= (async () => {
    ending.abort()
    await endRunning()
    for (const end of undo.reverse()) await end()
  })()
  return stopping
}

/** Does ahead, beside everything else, what the first shopper would wait for. */
function warmUp() {
  const proxies = Number(process.env.TRUST_PROXY ?? 0)
  warmShop({ origin: `http://localhost:${port}`, proxies, signal }).catch(error => {
    if (!signal.aborted) console.error('The first pictures could not be drawn ahead:', error)
  })
}

/**
 * Settings of a payment service that takes no money: in development, where no keys of a real one are set, and with
 * `TEST_PAYMENTS=on`, for trying and testing the shop as it is built.
 */
async function testPayments() {
  const asked = process.env.TEST_PAYMENTS === 'on'
  if (process.env.STRIPE_SECRET_KEY || !(dev || asked)) return {}
  const paymentDouble = await startPaymentDouble({ shopUrl: `http://localhost:${port}` })
  undo.push(paymentDouble.stop)
  say('Payments by card are tests: no money moves.')
  return paymentDouble.env
}

/** The shop's addresses as people use them, and the way in for the first administrator, with a password only where it was made here. */
function printAddresses(env, admin) {
  const address = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  say('The shop is open.')
  console.log(`\n  Shop   ${address}/\n  Admin  ${address}/admin`)
  if (admin && env.ADMIN_PASSWORD)
    console.log(`         ${admin.email}   (with the password of ADMIN_PASSWORD)`)
  else if (admin) console.log(`         ${admin.email}  ${admin.password}   (shown once: keep it)`)
  console.log('\n  Ctrl-C stops it.\n')
}

/** Where the shop's database is: an outside one once it answers, else the embedded one, which is kept running. */
async function openDatabase() {
  const { DATABASE_URL, DATABASE_WAIT = '30' } = process.env
  if (DATABASE_URL) {
    await untilItAnswers(DATABASE_URL, { mostMs: Number(DATABASE_WAIT) * 1000, signal })
    return { databaseUrl: DATABASE_URL, parts: [] }
  }
  const starting = startPostgres(dataDir, { signal })
  const part = { name: 'PostgreSQL' }
  undo.push(async () => (part.current ?? (await starting.catch(() => null)))?.stop())
  const { url, running, restart } = await starting
  return { databaseUrl: url, parts: [Object.assign(part, { current: running, begin: restart })] }
}

/** Starts again what ends, until all shall end; rejects with one sentence where something cannot stay up. */
function keepAll(parts, env) {
  // Who asked for it may have gone meanwhile.
  const report = () => process.connected && process.send({ pids: pidsOf(parts) })
  return Promise.all(
    parts.map(part =>
      keepRunning(part, {
        signal,
        onBegun: () => {
          report()
          // Only its memory knew the pages that it had to forget and that nobody had requested since.
          if (part === parts.at(-1) && !dev) revalidate(env).catch(error => console.error(error.message))
        },
      }),
    ),
  )
}

const pidsOf = parts => Object.fromEntries(parts.map(({ name, current }) => [name, current.pid]))

async function start() {
  checkDisk(dataDir, { dev })
  await checkPort(port)
  undo.push(lockData(dataDir, port))
  refuseHalfRestored(dataDir)
  await installIfNeeded()
  await checkSettings(process.env)
  const { databaseUrl, parts } = await openDatabase()
  if (stopping) return
  const payments = await testPayments()
  const env = { ...shopEnvironment({ dataDir, databaseUrl, port }), ...payments }
  await migrate(env)
  const admin = await seed(env)
  const built = !dev && (await buildIfNeeded(env))
  if (stopping) return
  // Minutes may have passed: another process that has taken the port by now would answer instead of the shop.
  await checkPort(port)
  // Ended in the order in which requests pass through: a request in progress gets its whole answer.
  const onPart = part => undo.push(() => part.current.stop())
  let endWatch = () => {}
  undo.push(() => endWatch())
  const servers = await serve(env, { dev, onPart })
  if (stopping) return
  // A server that starts asks the database at once, and ends where it is away.
  servers.at(-1).needs = () => untilItAnswers(databaseUrl, { signal })
  const all = [...parts, ...servers]
  const kept = keepAll(all, env)
  if (!built && !dev) await revalidate(env)
  if (!dev) warmUp()
  endWatch = watchDatabase({ databaseUrl, env, signal })
  printAddresses(env, admin)
  process.send?.({
    ready: true,
    env: { DATABASE_URL: databaseUrl, PUBLIC_TOKEN: env.PUBLIC_TOKEN, ...payments },
    admin,
    pids: pidsOf(all),
  })
  await kept
}

/** Ends all in its order, and this process with it. */
async function leave() {
  if (leaving) return
  leaving = true
  // The reader of this output may be gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  say('Stopping …')
  await stop()
  say('Stopped.')
  process.exit(0)
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, leave)
// The program that runs this start, such as a test or a benchmark, has ended.
process.on('disconnect', leave)
watchRunner(leave)

try {
  await start()
} catch (error) {
  if (!stopping) {
    console.error(`\n${explainFailure(error)}\n`)
    await stop()
    process.exit(1)
  }
}
