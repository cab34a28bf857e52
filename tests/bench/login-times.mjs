/*
 * Whether the time of an answer reveals if anybody has an address: known and unknown ones are asked about in turn, and the two samples
 * compared by the rank-sum test of Mann and Whitney.
 */

const perKind = 120
/** Fewer than the five that lock an account. */
const perClient = 4
const password = 'stempel-2026!'

async function timed(url, method, path, body) {
  const from = performance.now()
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - from }
}

const newEmail = () => `bench-${crypto.randomUUID()}@shop.test`

async function makeClients(url, count) {
  const emails = Array.from({ length: count }, newEmail)
  for (const email of emails) {
    const body = { email, name: 'Bench', password, termsConsent: true, nologin: true, locale: 'fr-FR' }
    const { status } = await timed(url, 'POST', 'clients', body)
    if (status !== 201) throw new Error(`no client for the bench: ${status}`)
  }
  return emails
}

/** Asks about known and unknown addresses in turn, each time in another order. */
async function sample(ask, emails) {
  const times = { known: [], unknown: [] }
  for (let i = 0; i < perKind; i++) {
    const kinds = i % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of kinds) {
      const { ms } = await ask(kind === 'known' ? emails[i % emails.length] : newEmail())
      times[kind].push(ms)
    }
  }
  return times
}

/** How many standard deviations the ranks of two samples are apart. Beyond 3 they are hardly from one distribution. */
export function rankDistance(a, b) {
  const all = [...a.map(ms => ({ ms, own: true })), ...b.map(ms => ({ ms, own: false }))]
  const ranked = all.sort((left, right) => left.ms - right.ms)
  const sum = ranked.reduce((total, { own }, place) => (own ? total + place + 1 : total), 0)
  const u = sum - (a.length * (a.length + 1)) / 2
  const spread = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return (u - (a.length * b.length) / 2) / spread
}

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Logins with a wrong password, and questions for a new one. */
export async function measureLoginTimes(shop) {
  const emails = await makeClients(shop.url, Math.ceil(perKind / perClient))
  const asks = {
    'failed login': email =>
      timed(shop.url, 'POST', 'auth/client', { username: email, password: 'wrong-2026!' }),
    'forgotten password': email => timed(shop.url, 'PUT', 'clients/password-reset', { email }),
  }
  const figures = []
  for (const [figure, ask] of Object.entries(asks)) {
    await ask(newEmail())
    const { known, unknown } = await sample(ask, emails)
    figures.push({
      figure: `${figure}, known and unknown address`,
      value: `${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms, ${rankDistance(known, unknown).toFixed(2)} deviations apart`,
      bound: '(at most 3)',
    })
  }
  return figures
}
