// How fast the shop finds, and what a catalogue ten times as large costs.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { growCatalogue } from '../../scripts/grow-catalogue.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { startShop } from '../../scripts/lib/start-shop.mjs'
import { testLimits } from '../support/limits.mjs'

const queries = [
  '4913',
  'prntiy 4913 bleu',
  'plaque laiton',
  'encre bleue',
  'cachet dateur',
  'p',
  'pr',
  'pri',
  'parapluie',
  'boite aux lettre',
]
const locales = ['fr-FR', 'de-DE', 'en-GB', 'fr-CH']

/** Milliseconds of so many suggestions, one after the other, as somebody who types asks for them. */
export async function measureSearch(url, rounds = 12) {
  const ask = (query, locale) => fetch(`${url}/api/search/${locale}?q=${encodeURIComponent(query)}`)
  // The first question of a language makes its index.
  for (const locale of locales) await (await ask('4913', locale)).text()
  const times = []
  for (let round = 0; round < rounds; round++)
    for (const locale of locales)
      for (const query of queries) {
        const from = performance.now()
        const answer = await ask(query, locale)
        await answer.text()
        if (!answer.ok) throw new Error(`the search answered ${answer.status}`)
        times.push(performance.now() - from)
      }
  times.sort((a, b) => a - b)
  const at = share => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

/** Bytes of a page as a browser gets it, packed, and the milliseconds of a first and of a later answer. */
export async function measurePage(url, path) {
  const get = async () => {
    const from = performance.now()
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
    const bytes = (await answer.arrayBuffer()).byteLength
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return { bytes, milliseconds: performance.now() - from }
  }
  const first = await get()
  const later = await get()
  return { bytes: later.bytes, first: first.milliseconds, later: later.milliseconds }
}

const pages = ['/', '/stamp/', '/tampon/trodat-printy-4913/', '/plaque/sign-pvc/', '/aide/']
const kb = bytes => `${(bytes / 1000).toFixed(1)} KB`
const ms = milliseconds => `${milliseconds.toFixed(0)} ms`

/** Figures of a running shop that must not grow with its catalogue. */
export async function measureCatalogue(url, name) {
  const { median, p95 } = await measureSearch(url)
  const rows = [
    {
      figure: `suggestions, ${name}`,
      value: `median ${median.toFixed(1)} ms, 95th ${p95.toFixed(1)} ms`,
      bound: '(at most 50)',
    },
  ]
  for (const path of pages) {
    const { bytes, first, later } = await measurePage(url, path)
    rows.push({
      figure: `page ${path}, ${name}`,
      value: `${kb(bytes)}, first ${ms(first)}, then ${ms(later)}`,
      bound: '',
    })
  }
  return rows
}

/**
 * The same with a catalogue ten times as large, in a shop of its own that is seeded and built for it. Needs the folder
 * `.next`: what was built before is gone.
 * @param {{ folder: string, times?: number }} where
 */
export async function measureLargeCatalogue({ folder, times = 10 }) {
  const seed = path.join(folder, 'large-seed')
  growCatalogue(seed, times)
  rmSync(path.join(root, '.next'), { recursive: true, force: true })
  const shop = await startShop({
    dataDir: path.join(folder, 'large'),
    env: { ...testLimits, SEED_DIR: seed },
  })
  try {
    const took = what => new RegExp(`${what}.*done in ([\\d.]+) s`).exec(shop.output())?.[1]
    const name = `catalogue × ${times}`
    return [
      { figure: `seed, ${name}`, value: `${took('Seeding the catalogue')} s`, bound: '' },
      { figure: `build, ${name}`, value: `${took('Building the shop')} s`, bound: '(at most 180)' },
      ...(await measureCatalogue(shop.url, name)),
    ]
  } finally {
    await shop.stop()
  }
}
