import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Material } from '@/lib/catalogue/signs'
import {
  comparedQuantities,
  comparedSizes,
  type MaterialFacts,
  type PricePoint,
} from '@/lib/doors/contract/material-tools'
import type { Language } from '@/lib/ground/names'
import type { Actor } from '@/lib/people/actor/actor'
import { plainSign } from '@/lib/product/sign/plain-sign'
import { readCatalogue, readPriceRecords } from '@/server/catalogue/content/documents'
import { staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { type EuroContext, euroContext, priceSign } from './price-effect'

/** Whether a plate of this size is made of it, in either position. */
export function isMade({ minSize, maxSize }: Material, width: number, height: number): boolean {
  const surface = width * height
  return (
    width >= minSize.width &&
    height >= minSize.height &&
    surface >= minSize.surface &&
    width <= maxSize.width &&
    height <= maxSize.height &&
    surface <= (maxSize.surface ?? Number.POSITIVE_INFINITY)
  )
}

function pricePoint(
  material: Material,
  [width, height]: readonly [number, number],
  quantity: number,
  context: EuroContext,
): PricePoint {
  if (!isMade(material, width, height)) return null
  const price = priceSign({ config: plainSign(material, width, height), quantity }, context)
  return price && { unit: price.unit, margin: (price.unit - price.cost) / price.unit }
}

interface SoldRow extends Record<string, unknown> {
  material: string
  pieces: number
  revenue: number
}

/** Pieces and revenue of a year, by material. */
async function readSales(): Promise<Map<string, MaterialFacts['sold']>> {
  const { rows } = await (await shopPayload()).db.drizzle.execute<SoldRow>(sql`
    select l.config ->> 'material' as material, sum(l.quantity)::int as pieces,
      (sum(l.line_minor) / 100)::float8 as revenue
    from orders_lines l join orders o on o.id = l._parent_id
    where l.kind = 'sign' and o.created_at > now() - interval '365 days' and o.currency = 'EUR'
      and o.status in ('paid', 'in-production', 'shipped', 'delivered')
    group by 1`)
  return new Map(rows.map(({ material, pieces, revenue }) => [material, { pieces, revenue }]))
}

/** What the tools compare of every material: limits, prices by the shop's own formula, sales of a year (TOOLS-9). */
export async function readMaterials(actor: Actor, language: Language) {
  const allowed = staffWith(actor, 'tools.use')
  if (!allowed.ok) return allowed
  const [catalogue, records, sales] = await Promise.all([readCatalogue(), readPriceRecords(), readSales()])
  const context = euroContext(records, catalogue)
  const { materials, families } = catalogue.materials
  const facts = materials.map(
    (material): MaterialFacts => ({
      name: material.name,
      title: material.title[language],
      type: material.type,
      marking: material.marking,
      thickness: material.thickness,
      min: { width: material.minSize.width, height: material.minSize.height },
      max: { width: material.maxSize.width, height: material.maxSize.height },
      xxlFrom: material.allowXXL ? (material.tresholdXXL?.width ?? null) : null,
      colors: material.colors.length,
      swatches: material.colors.map(({ slug }) => slug),
      outOfStock: material.outOfStock
        ? material.colors.length
        : material.colors.filter(({ outOfStock }) => outOfStock).length,
      letter: families[material.family]?.minFontMm ?? 0,
      finishes: material.finishes.map(({ name }) => name),
      excludedFixings: material.excludedFixings.length,
      prices: comparedSizes.map(size =>
        comparedQuantities.map(quantity => pricePoint(material, size, quantity, context)),
      ),
      sold: sales.get(material.name) ?? { pieces: 0, revenue: 0 },
    }),
  )
  return { ok: true as const, answer: { materials: facts } }
}
