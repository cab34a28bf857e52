import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'

/** Median of numbers. */
export const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Compressed bytes of all scripts that a page asks for, and its HTML. */
export async function pageWeight(url) {
  const html = await (await fetch(url)).text()
  const sources = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi)].map(m => m[1]))
  let script = 0
  for (const source of sources) {
    const tag =
      html.match(
        new RegExp(`<script[^>]+src="${source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"[^>]*>`),
      )?.[0] ?? ''
    if (/nomodule/i.test(tag)) continue
    script += gzipSync(Buffer.from(await (await fetch(new URL(source, url))).arrayBuffer()), {
      level: 6,
    }).length
  }
  return { html, script, scripts: sources.size }
}

/** Requests a second that a server answers, over `seconds`; anything but 2xx is counted in `failed`. */
export async function requestsPerSecond(options, seconds = 5) {
  const result = await autocannon({ connections: 20, duration: seconds, ...options })
  return {
    perSecond: result.requests.average,
    failed: result.non2xx + result.errors,
    p99: result.latency.p99,
  }
}

/** Measures A and B in turn, so that a noisy machine disturbs both; medians and the ratio of each pair. */
export async function inPairs(a, b, pairs = 5) {
  const rows = []
  for (let i = 0; i < pairs; i++) rows.push([(await a()).perSecond, (await b()).perSecond])
  return {
    a: median(rows.map(row => row[0])),
    b: median(rows.map(row => row[1])),
    ratio: median(rows.map(row => row[0] / row[1])),
  }
}
