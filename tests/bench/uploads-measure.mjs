import { pathToFileURL } from 'node:url'
import { heavyUpload } from '../support/heavy-uploads.mjs'
import { agreedBody, orderBody, sendOrder } from '../support/order-request.mjs'
import { withOtherWords } from './orders-measure.mjs'

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
const pause = ms => new Promise(resolve => setTimeout(resolve, ms))

/** An order without an answer by then counts with this time, in ms: a buyer does not wait longer. */
const gone = 60_000

/** Orders one after the other for so many seconds, each of designs that nobody has seen; gives how long each took, in ms. */
async function ordersFor(url, agreed, seconds) {
  const took = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const body = withOtherWords(agreed)
    const from = performance.now()
    const answer = await Promise.race([sendOrder(url, body), pause(gone)])
    took.push(performance.now() - from)
    if (!answer) break
    await answer.arrayBuffer()
    if (answer.status !== 201) throw new Error(`an order was answered ${answer.status}`)
    await pause(100)
  }
  return took
}

/** Twenty uploads a second until `done`; gives how often each status came, and leaves when it is done. */
async function uploadsUntil(url, done, first) {
  const statuses = {}
  const leave = new AbortController()
  const answers = []
  let n = first
  for (; !done(); n++) {
    const sent = fetch(`${url}/api/own-pictures`, { ...heavyUpload(n), signal: leave.signal })
    answers.push(
      sent
        .then(async answer => {
          // A client may leave in the middle of an answer.
          await answer.arrayBuffer()
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        })
        .catch(() => {
          statuses.left = (statuses.left ?? 0) + 1
        }),
    )
    await pause(50)
  }
  leave.abort()
  await Promise.all(answers)
  return { statuses, next: n }
}

/** Orders alone and among twenty heavy uploads a second, by turns in one run. */
export async function measureUploads({ url }, { turns = 3, seconds = 15 } = {}) {
  const agreed = await agreedBody(url, orderBody())
  await ordersFor(url, agreed, 5)
  const took = { quiet: [], among: [] }
  const statuses = {}
  let first = 0
  for (let turn = 0; turn < turns; turn++) {
    took.quiet.push(...(await ordersFor(url, agreed, seconds)))
    let done = false
    const crowd = uploadsUntil(url, () => done, first)
    took.among.push(...(await ordersFor(url, agreed, seconds)))
    done = true
    const sent = await crowd
    first = sent.next
    for (const [status, count] of Object.entries(sent.statuses))
      statuses[status] = (statuses[status] ?? 0) + count
  }
  const inWords = values =>
    `median ${percentile(values, 0.5).toFixed(0)}, 95th ${percentile(values, 0.95).toFixed(0)} ms of ${values.length}`
  const ratio = percentile(took.among, 0.95) / percentile(took.quiet, 0.95)
  return [
    { figure: 'order, quiet', value: inWords(took.quiet), bound: '' },
    { figure: 'order among 20 heavy uploads a second', value: inWords(took.among), bound: '' },
    {
      figure: 'its 95th percentile beside quiet',
      value: `${ratio.toFixed(2)} ×`,
      bound: '(at most 1.5)',
    },
    { figure: 'answers to the uploads', value: JSON.stringify(statuses), bound: '' },
  ]
}

// By itself, beside a shop that runs and trusts one proxy: node tests/bench/uploads-measure.mjs http://localhost:3000
const [, file, url, turns, seconds] = process.argv
if (url && import.meta.url === pathToFileURL(file ?? '').href)
  console.table(await measureUploads({ url }, { turns: Number(turns ?? 3), seconds: Number(seconds ?? 15) }))
