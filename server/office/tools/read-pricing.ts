import 'server-only'
import type { Language } from '@/lib/ground/names'
import { cellsOf, holesOf } from '@/lib/money/pricing/material-cells'
import type { PricingAnswer } from '@/lib/office/contract/tools'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { readCatalogue } from '@/server/catalogue/content/documents'
import { staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { ratesInForce, toPricing } from './material-records'
import { readCells } from './price-cells'
import { readEffect } from './price-effect'
import { readPublications } from './publish-prices'

/** How many publications are listed. */
const latest = 12

/** The grid of the materials' rates with what was changed, and what publishing would do (TOOLS-3, TOOLS-6). */
export async function readPricing(actor: Actor, language: Language) {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const [records, cells, publications, catalogue] = await Promise.all([
    ratesInForce(payload),
    readCells(payload),
    readPublications(payload, latest),
    readCatalogue(),
  ])
  const changed = new Map(cells.map(one => [`${one.material} ${one.cell}`, one]))
  const materials = catalogue.materials.materials.flatMap(({ name, title, type }) => {
    const record = records.get(name)
    if (!record) return []
    const own = [...cellsOf(toPricing(record))].map(([cell, live]) => {
      const draft = changed.get(`${name} ${cell}`)
      const drafted = draft && { value: draft.value, by: draft.email, at: draft.at.toISOString() }
      return { cell, live, changed: drafted ?? null }
    })
    return [{ material: name, title: title[language], type, cells: own }]
  })
  const answer: PricingAnswer = {
    mayPublish: can(actor, 'price.publish'),
    materials,
    holes: holesOf(cells).map(({ material, cell }) => ({ material, cell })),
    effect: await readEffect(payload, cells, language),
    publications,
  }
  return { ok: true as const, answer }
}
