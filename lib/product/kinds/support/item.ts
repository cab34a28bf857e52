import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import { isBare } from '@/lib/design/scene/bare'
import type { PlateSet, StoredSignDesign } from '@/lib/design/scene/model'
import { designVersion } from '@/lib/design/scene/version'
import type { Language } from '@/lib/ground/common'
import type { CartItemContent } from '@/lib/product/item/item'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { signSlug } from '@/lib/product/sign/slug'
import { fieldsOf } from '../content'
import type { ProductLine } from '../kind'
import { findSupport, firstColours, hasHead, plateConfig } from './plates'

/** What the editor keeps of a support: the plate that is edited, with all of them. */
export type StoredSupport = StoredSignDesign & { support: PlateSet<StoredSignDesign> }

type Parts = NonNullable<CartItemContent['parts']>

/** By the parts: a line that only changes its quantity is drawn once. */
const items = new WeakMap<Parts, object>()

/** The plates of a line together, as the editor opens them and as their picture is drawn; `null` where one lacks its design. */
export function supportItem(
  { slug, content: { parts } }: Pick<ProductLine, 'slug' | 'content'>,
  catalogue: Pick<Catalogue, 'staticProducts'>,
): object | null {
  const designs = parts?.map(({ content }) => fieldsOf(content.design))
  if (!parts || !designs?.every(design => design !== null)) return null
  const support = findSupport(slug, catalogue)
  if (!support) return null
  const kept = items.get(parts)
  if (kept) return kept
  // The editor lets no plate into the cart that is empty by mistake.
  const blank = designs.flatMap((design, place) => (isBare(design) ? [place] : []))
  const item = { ...designs[0], support: { slug, place: 0, plates: designs, head: hasHead(support), blank } }
  items.set(parts, item)
  return item
}

/** A support with nothing on its plates: of the default sign's material, in the size of their places, as its picture has them. */
export function blankSupport(slug: string, catalogue: Catalogue, language: Language): StoredSupport | null {
  const support = findSupport(slug, catalogue)
  if (!support) return null
  const { defaultSign, defaultMask } = catalogue.materials
  const plain: SignConfig = {
    ...defaultSign,
    mask: { shape: defaultMask },
    finishes: {},
    fixing: { name: 'none', options: {} },
  }
  const plates = support.cells.map((cell): StoredSignDesign => {
    const color = cell.head ? firstColours.head : firstColours.plate
    const { config } = normaliseSignConfig(plateConfig({ ...plain, color }, support, cell), catalogue)
    return {
      version: designVersion,
      id: slug,
      type: 'sign',
      slug: signSlug(config.material),
      name: support.product.title[language],
      config,
      inkColor: null,
      elements: [],
      background: null,
      quantity: 1,
      stepperMode: false,
      preset: false,
      modelId: signSlug(config.material),
      modelName: findMaterial(catalogue, config.material)?.title[language] ?? config.material,
    }
  })
  const [first] = plates
  return first ? { ...first, support: { slug, place: 0, plates, head: hasHead(support), blank: [] } } : null
}
