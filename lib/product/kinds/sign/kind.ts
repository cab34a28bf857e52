import { findMaterial } from '@/lib/catalogue/lookup'
import { signSlug } from '@/lib/product/sign/slug'
import { validateSign } from '@/lib/product/sign/validate'
import { configOf, ownDesign, textOf } from '../content'
import { designProblem, madeOfDesign } from '../designed'
import type { ProductKind } from '../kind'
import { designedContent, newLine } from '../line'
import { personalised } from '../withdrawal'
import { barestSigns } from './barest'
import { signFacts } from './facts'
import { signConfigOf, signPriceable } from './priceable'
import { restoreSign } from './restore'

const sizeOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** A sign to the shopper's text and dimensions. */
export const signKind: ProductKind = {
  name: 'sign',
  types: ['sign'],
  families: ['sign'],
  fields: ['config', 'inkColor', 'design', 'importDesign'],
  editor: 'sign',
  ground: 'wall',
  plain: () => null,
  blank: () => null,
  designed: ownDesign,
  line: choice => {
    const content = designedContent(choice)
    return newLine({ ...choice, slug: signSlug(textOf(content.config?.material)) }, 'sign', content)
  },
  priceable: signPriceable,
  barest: (line, catalogue) => {
    const config = signConfigOf(line)
    const signs = config ? barestSigns(config, catalogue) : []
    return signs.map(sign => ({ ...line, content: { config: { ...sign } } }))
  },
  availability: (line, catalogue) => {
    const config = signConfigOf(line)
    if (!config) return { code: 'invalid_configuration' }
    const material = findMaterial(catalogue, config.material)
    if (!material?.published || material.outOfStock) return { code: 'product_unavailable' }
    if (line.slug !== signSlug(config.material)) return { code: 'unknown_product' }
    const findings = validateSign(config, catalogue)
    if (findings.length > 0) return { code: 'invalid_configuration', details: { findings } }
    return designProblem(line, 'sign')
  },
  listed: (line, catalogue, language) => {
    const { material: name, width, height } = configOf(line) ?? {}
    const material = findMaterial(catalogue, textOf(name))
    if (!material) return null
    const { shortTitle, family, outOfStock, type, isXXL: xxl } = material
    const colors = material.colors.filter(color => !color.outOfStock).map(color => color.slug)
    const size = { width: sizeOf(width), height: sizeOf(height) }
    const shortName = shortTitle[language]
    return {
      properties: { type: 'sign', shortName, material: material.name, family, outOfStock, colors, ...size },
      facets: { type: ['sign'], material: [material.name, type], family: [family] },
      xxl,
    }
  },
  made: madeOfDesign,
  parts: () => [],
  title: (line, catalogue, language) =>
    findMaterial(catalogue, textOf(configOf(line)?.material))?.title[language] ?? null,
  facts: signFacts,
  withdrawal: () => personalised,
  restore: restoreSign,
  picture: ({ slug, content }, _catalogue, language) => ({
    kind: 'sign',
    slug,
    view: 'tile',
    color: textOf(content.config?.color) || undefined,
    language,
  }),
}
