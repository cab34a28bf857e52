import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { type ConfigSupport, configSupportSchema, type SignConfig } from '@/lib/product/sign/config'
import { supportMultiRange } from '@/lib/product/sign/limits'
import { type SupportCell, supportCells, supportFormat } from '@/lib/product/sign/support-multi'
import { configOf } from '../content'
import type { PackPart, ProductLine } from '../kind'

/** What the slugs of supports begin with. */
export const supportPrefix = 'sign-support-multi-'

/** The colours that the plates of a support begin with: those of its picture (`lib/design/drawing/signs/directory.ts`). */
export const firstColours = { head: 'navy-white', plate: 'white-black' } as const

/** A support of the catalogue with the places of its plates. */
export interface Support {
  product: StaticProduct
  cells: readonly SupportCell[]
}

const known = new WeakMap<StaticProduct, Support>()

/** A support by its slug; `null` where the catalogue has none. The same object for the same product. */
export function findSupport(slug: string, catalogue: Pick<Catalogue, 'staticProducts'>): Support | null {
  const product = findStaticProduct(catalogue as Catalogue, slug)
  if (!product) return null
  const before = known.get(product)
  if (before) return before
  const format = supportFormat(product)
  if (!format) return null
  const support = { product, cells: supportCells(format) }
  known.set(product, support)
  return support
}

/** Whether the first plate is the title plate. */
export const hasHead = ({ cells }: Support): boolean => cells[0]?.head ?? false

/** What a plate's configuration says of the support that it is made for. */
export const configSupportOf = ({ model }: StaticProduct): ConfigSupport => ({
  range: supportMultiRange,
  model,
})

/** A plate in the support's size and for it, otherwise as it is; bare edges and no fixing, since the support holds it. */
export function plateConfig(config: SignConfig, { product }: Support, cell: SupportCell): SignConfig {
  const { width, height } = cell
  return {
    ...config,
    width,
    height,
    fixing: { name: 'none', options: {} },
    configSupport: configSupportOf(product),
  }
}

/** Whether a plate is made for this place of this support. */
export function fitsCell(plate: ProductLine, { product }: Support, cell: SupportCell): boolean {
  const { width, height, configSupport } = configOf(plate) ?? {}
  const support = configSupportSchema.safeParse(configSupport)
  return (
    plate.type === 'sign' &&
    width === cell.width &&
    height === cell.height &&
    support.success &&
    (support.data.model ?? product.model) === product.model
  )
}

/** The plates of a line as parts, one of each. */
export const platesOf = ({ content }: Pick<ProductLine, 'content'>): PackPart[] =>
  (content.parts ?? []).map(part => ({ ...part, quantity: 1 }))
