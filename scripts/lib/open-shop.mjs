import { refuseHalfRestored } from './backup/archive.mjs'
import { checkDisk } from './disk.mjs'
import { installIfNeeded } from './install.mjs'
import { checkPort, lockData } from './lock.mjs'
import { dataDir } from './paths.mjs'
import { startPaymentStandIn } from './payment-stand-in/server.mjs'
import { startPostgres } from './postgres.mjs'
import { endRunning, keepCommandsApart } from './run.mjs'
import { explainFailure, PlainError, say } from './say.mjs'
import { buildIfNeeded, migrate, revalidate, seed, serve, shopEnvironment } from './shop.mjs'
import { firstPages, warmPictures } from './warm-pictures.mjs'

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT ?? 3000)
const undo = []
let stopping
keepCommandsApart()

/** Ends everything that was started, last first; asked twice it does it once. */
function stop() {
  stopping ??= (async () => {
    await endRunning()
    for (const end of undo.reverse()) await end()
  })()
  return stopping
}

async function endServer({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const slow = setTimeout(() => child.kill('SIGKILL'), 8000)
  await ended
  clearTimeout(slow)
}

/** Draws the first pictures ahead, beside everything else. */
function drawAhead() {
  const closing = new AbortController()
  undo.push(() => closing.abort())
  const origin = `http://localhost:${port}`
  warmPictures({ origin, pages: firstPages, signal: closing.signal }).catch(error => {
    if (!closing.signal.aborted) console.error('The first pictures could not be drawn ahead:', error)
  })
}

/**
 * Settings of a payment service that takes no money: in development, where no keys of a real one are set, and with
 * `TEST_PAYMENTS=on`, for trying and testing the shop as it is built.
 */
async function testPayments() {
  const asked = process.env.TEST_PAYMENTS === 'on'
  if (process.env.STRIPE_SECRET_KEY || !(dev || asked)) return {}
  const standIn = await startPaymentStandIn({ shopUrl: `http://localhost:${port}` })
  undo.push(standIn.stop)
  say('Payments by card are tests: no money moves.')
  return standIn.env
}

function printAddresses(env, admin) {
  const address = `http://localhost:${env.PORT}`
  say('The shop is open.')
  console.log(`\n  Shop   ${address}/\n  Admin  ${address}/admin`)
  if (admin) console.log(`         ${admin.email}  ${admin.password}   (shown once: keep it)`)
  console.log('\n  Ctrl-C stops it.\n')
}

async function start() {
  checkDisk(dataDir, { dev })
  await checkPort(port)
  undo.push(lockData(dataDir, port))
  refuseHalfRestored(dataDir)
  await installIfNeeded()
  let databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) {
    const postgres = await startPostgres(dataDir)
    undo.push(postgres.stop)
    databaseUrl = postgres.url
  }
  const payments = await testPayments()
  const env = { ...shopEnvironment({ dataDir, databaseUrl, port }), ...payments }
  await migrate(env)
  const admin = await seed(env)
  const built = !dev && (await buildIfNeeded(env))
  if (stopping) return
  // Minutes may have gone by since: who has taken the port by now would answer in the shop's place.
  await checkPort(port)
  const { servers, ended } = await serve(env, { dev })
  // In the order in which people are served: who is being answered gets the whole answer.
  for (const server of servers.toReversed()) undo.push(() => endServer(server))
  if (!built && !dev) await revalidate(env)
  if (!dev) drawAhead()
  printAddresses(env, admin)
  process.send?.({
    ready: true,
    env: { DATABASE_URL: databaseUrl, PUBLIC_TOKEN: env.PUBLIC_TOKEN, ...payments },
    admin,
    server: servers.at(-1).child.pid,
  })
  const { code, signal } = await ended
  if (!stopping)
    throw new PlainError(`The web server ended (${signal ?? code}). The data is safe: start again.`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    say('Stopping …')
    await stop()
    say('Stopped.')
    process.exit(0)
  })
}

try {
  await start()
} catch (error) {
  if (!stopping) {
    console.error(`\n${explainFailure(error)}\n`)
    await stop()
    process.exit(1)
  }
}
