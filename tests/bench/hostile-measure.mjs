import { readFileSync } from 'node:fs'
import { sendHostileCrowd } from '../support/hostile-crowd.mjs'
import { agreedBody, orderBody, sendOrder } from '../support/order-request.mjs'

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

/** Megabytes that a process holds now. */
const heldMb = pid =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Until `done`, one customer reads pages and orders, again and again; gives how long each took. */
async function customer(url, body, done) {
  const took = { page: [], order: [] }
  const timed = async (kind, work) => {
    const from = performance.now()
    const answer = await work()
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the customer's ${kind} was answered ${answer.status}`)
    took[kind].push(performance.now() - from)
  }
  while (!done()) {
    for (const page of ['/', '/stamp/', '/tampon/trodat-printy-4913/', '/cart/', '/checkout/'])
      await timed('page', () => fetch(url + page))
    await timed('order', () => sendOrder(url, body))
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  return took
}

/** How a customer fares while 3,000 hostile requests come, 50 a second. */
export async function measureHostileMinute(shop, count = 3_000) {
  const body = JSON.stringify(await agreedBody(shop.url, orderBody()))
  const before = heldMb(shop.serverPid)
  let done = false
  const served = customer(shop.url, body, () => done)
  const { statuses, broken } = await sendHostileCrowd(shop.url, { count, perSecond: 50 })
  done = true
  const took = await served
  const after = heldMb(shop.serverPid)
  const ms = values =>
    `median ${percentile(values, 0.5).toFixed(0)}, 95th ${percentile(values, 0.95).toFixed(0)} ms`
  return [
    { figure: 'page of a customer among hostile ones', value: ms(took.page), bound: '(95th at most 300 ms)' },
    {
      figure: 'order of a customer among hostile ones',
      value: ms(took.order),
      bound: '(95th at most 300 ms)',
    },
    {
      figure: 'their answers',
      value: JSON.stringify(statuses),
      bound: `(${broken.length} 5xx: ${broken.slice(0, 5)})`,
    },
    { figure: 'memory of the server', value: `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after` },
  ]
}
