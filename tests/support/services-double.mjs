import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startOpenId } from './openid-double.mjs'

/*
 * Services that the shop asks and does not run, on loopback, in their own protocols: the register of VAT numbers (VIES),
 * relay points (Sendcloud), addresses (the French address base), reviews (Trustpilot), pictures of maps. What each answers follows from what
 * is asked, so that tests at the same time do not disturb each other.
 */

/** VAT numbers by the behaviour of the register; it knows no other number. */
export const vatNumbers = {
  valid: 'DE136695976',
  validFrench: 'FR40303265045',
  invalid: 'DE999999999',
  /** Its member state is away. */
  away: 'DE200000001',
  /** The register breaks off in the middle. */
  broken: 'DE200000002',
  /** Its member state is away until it has been asked for this often. */
  late: { number: 'DE200000003', asked: 2 },
  /** It is known, and the register takes its time to say so. */
  slow: 'DE200000004',
  /** The first answer, that it is unknown, comes after the shop's time limit; the next, that it is known, comes at once. */
  overdue: 'DE200000005',
}

/** How long a slow answer takes, and one that the shop does not wait for (three seconds), in milliseconds. */
export const delays = { slow: 900, overdue: 3600 }

/** Points by what becomes of them. */
export const relays = { open: '10001', closed: '10002', broken: '10003', slow: '10005' }
/** Around this postal code the service fails. */
export const brokenZipcode = '59999'
/** Around this one it takes its time. */
export const slowZipcode = '59998'

const json = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function readJson(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const asked = new Map()
const undecided = error => ({ actionSucceed: false, errorWrappers: [{ error }] })

async function answerVies(request, response) {
  const { countryCode, vatNumber, requesterNumber } = await readJson(request)
  const number = `${countryCode}${vatNumber}`
  const times = (asked.get(number) ?? 0) + 1
  asked.set(number, times)
  if (number === vatNumbers.broken) return response.destroy()
  if (number === vatNumbers.away) return json(response, 200, undecided('MS_UNAVAILABLE'))
  if (number === vatNumbers.late.number && times <= vatNumbers.late.asked)
    return json(response, 200, undecided('MS_MAX_CONCURRENT_REQ'))
  if (number === vatNumbers.slow) await wait(delays.slow)
  if (number === vatNumbers.overdue && times === 1) await wait(delays.overdue)
  const { away, broken, invalid, late, overdue, ...known } = vatNumbers
  const isOverdue = number === overdue && times === 1
  const valid = !isOverdue && [...Object.values(known), overdue, late.number].includes(number)
  return json(response, 200, {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: requesterNumber ? 'WAPIAAAAZ1' : valid ? 'WAPIAAAAY1' : '',
    name: valid ? 'Muster Schilder GmbH' : '---',
    address: valid ? 'Lindenstraße 12, 10969 Berlin' : '---',
  })
}

const point = (id, over = {}) => ({
  id: Number(id),
  code: `P${id}`,
  is_active: id !== relays.closed,
  name: 'Tabac de la Gare',
  street: 'avenue Foch',
  house_number: '14',
  postal_code: '59000',
  city: 'LILLE',
  country: 'FR',
  carrier: 'mondial_relay',
  latitude: '50.6301',
  longitude: '3.0581',
  formatted_opening_times: {
    0: ['08:00 - 12:30', '14:00 - 20:00'],
    1: ['08:00 - 20:00'],
    2: ['08:00 - 20:00'],
    3: ['08:00 - 20:00'],
    4: ['08:00 - 20:00'],
    5: ['08:00 - 20:00'],
    6: [],
  },
  distance: 180,
  ...over,
})

async function answerRelays(url, response) {
  const id = /\/service-points\/([^/]+)$/.exec(url.pathname)?.[1]
  if (id === relays.broken) return json(response, 503, {})
  if (id) {
    if (!Object.values(relays).includes(id)) return json(response, 404, { message: 'Not found.' })
    if (id === relays.slow) await wait(delays.slow)
    return json(response, 200, point(id))
  }
  const zipcode = url.searchParams.get('postal_code')
  if (zipcode === brokenZipcode) return json(response, 503, {})
  if (zipcode === slowZipcode) await wait(delays.slow)
  if (url.searchParams.get('country') !== 'FR' || !zipcode?.startsWith('59')) return json(response, 200, [])
  const second = { name: 'Pressing Solférino', street: 'rue Solférino', house_number: '92', distance: 350 }
  return json(response, 200, [
    point(relays.open),
    point('10004', { ...second, latitude: '50.6270', longitude: '3.0620' }),
    point(relays.closed),
  ])
}

function answerAddresses(url, response) {
  const typed = url.searchParams.get('q') ?? ''
  const properties = { name: '45 Rue de la Liberté', postcode: '59000', city: 'Lille' }
  const features = /libert/i.test(typed) ? [{ type: 'Feature', properties }] : []
  return json(response, 200, { type: 'FeatureCollection', features })
}

/** The key that the service of reviews knows. */
const reviewsKey = 'reviews-key'

/** Reviews by language, as the service has them: one without words, one that is invalid, and one whose words are markup. */
export const reviewsKnown = {
  fr: [
    { id: 'f1', stars: 5, title: 'Parfait', text: 'Livré vite, gravure nette.', name: 'Zoé M.' },
    {
      id: 'f2',
      stars: 4,
      title: '"><script>alert(2)</script>',
      text: '<iframe src="//evil.test"></iframe>',
      name: '<b>Eve</b>',
    },
    { id: 'f3', stars: 3, title: '', text: '', name: 'Sans mots' },
    { id: 'f4', stars: 9, title: 'Neuf', text: 'Neuf étoiles', name: 'Trop' },
  ],
  de: [{ id: 'd1', stars: 5, title: 'Sauber', text: 'Saubere Gravur.', name: 'Jörg' }],
}

const reviewOf = ({ id, stars, title, text, name }, language, place) => ({
  links: [],
  id,
  consumer: { links: [], id: `consumer-${id}`, displayName: name, displayLocation: null, numberOfReviews: 1 },
  businessUnit: { links: [], id: 'unit', identifyingName: 'shop.test', displayName: 'Shop' },
  location: null,
  stars,
  title,
  text,
  language,
  createdAt: new Date(Date.UTC(2026, 9, 20 - place)).toISOString(),
  updatedAt: null,
  companyReply: null,
  isVerified: true,
  status: 'active',
})

function answerReviews(url, request, response) {
  if (request.headers.apikey !== reviewsKey) return json(response, 401, { message: 'Invalid apikey' })
  const { language = '', perPage = '20', orderBy } = Object.fromEntries(url.searchParams)
  if (orderBy !== 'createdat.desc') return json(response, 400, { message: 'orderBy' })
  const listed = (reviewsKnown[language] ?? []).map((review, place) => reviewOf(review, language, place))
  return json(response, 200, { links: [], reviews: listed.slice(0, Number(perPage)) })
}

/** A picture of one grey point, as every tile of the plan. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8fv36fwAIdwO50vCJDAAAAABJRU5ErkJggg==',
  'base64',
)

/** The central bank's file of rates, of yesterday. */
function dailyRates() {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const rates = ['USD 1.1576', 'GBP 0.8571', 'CHF 0.9376'].map(rate => {
    const [currency, units] = rate.split(' ')
    return `<Cube currency='${currency}' rate='${units}'/>`
  })
  return `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='${day}'>${rates.join('')}</Cube></Cube></gesmes:Envelope>`
}

/** Starts the doubles; the settings with which a shop asks them. */
export async function startServices() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/vies/check-vat-number') answerVies(request, response)
    else if (url.pathname.startsWith('/relay/service-points')) answerRelays(url, response)
    else if (url.pathname === '/addresses/search/') answerAddresses(url, response)
    else if (url.pathname === '/v1/business-units/unit/reviews') answerReviews(url, request, response)
    else if (url.pathname === '/rates.xml') {
      response.writeHead(200, { 'content-type': 'text/xml' })
      response.end(dailyRates())
    } else if (url.pathname.startsWith('/tiles/')) {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(tile)
    } else json(response, 404, {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${server.address().port}`
  const openId = await startOpenId()
  return {
    env: {
      ...openId.env,
      VIES_URL: `${url}/vies`,
      EXCHANGE_RATES_URL: `${url}/rates.xml`,
      RELAY_URL: `${url}/relay`,
      RELAY_KEY: 'public:secret',
      ADDRESS_URL: `${url}/addresses`,
      REVIEWS_URL: `${url}/v1/business-units/unit`,
      REVIEWS_KEY: reviewsKey,
      MAP_TILES_URL: `${url}/tiles/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© OpenStreetMap',
    },
    stop: async () => {
      await openId.stop()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
