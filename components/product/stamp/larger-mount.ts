import type { Design, StoredDesign } from '@/lib/design/scene/model'
import type { LineWishes } from '@/lib/design/scene/operations/fit/typed'
import { storeDesign } from '@/lib/design/scene/stored'
import { formatMoney } from '@/lib/ground/money/format'
import { subtractMoney } from '@/lib/ground/money/money'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import { includingVat } from '@/lib/money/pricing/with-vat'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import { type EditorData, editorDataPath } from '@/lib/product/contract/editor-data'
import { priceableOfDesign } from '@/lib/product/kinds/design-price'
import type { LargerProduct } from '../own-text'
import { onLargerMount, type StampBeginning } from './stamp-text'

interface Asked {
  /** The stamp in its colours, and the design whose words are replaced. */
  beginning: StampBeginning
  lines: readonly string[]
  wishes: LineWishes | undefined
  locale: SiteLocale
  /** Opens what was found. */
  open: (design: StoredDesign) => void
}

/** The price difference per piece of two designs, as shown: "+1,20 €". */
function differenceOf(from: Design, to: Design, { catalogue, priceList }: EditorData, locale: SiteLocale) {
  const priced = [from, to].map(design => {
    const item = priceableOfDesign(design)
    return item && priceItem(item, 1, { catalogue, priceList })
  })
  const [before, after] = priced
  if (!before?.ok || !after?.ok) return null
  const net = subtractMoney(after.unit, before.unit)
  const size = { ...net, minor: Math.abs(net.minor) }
  const sign = net.minor === 0 ? '' : net.minor > 0 ? '+' : '−'
  const vat = standardVatOf(catalogue.countries, countryOf(locale))
  return { excl: sign + formatMoney(size, locale), incl: sign + formatMoney(includingVat(size, vat), locale) }
}

/**
 * The nearest larger mount that has space for the lines of a stamp's page, with the extra cost. All mounts are fetched for it; throws where
 * they cannot be.
 */
export async function findLargerMount(asked: Asked): Promise<LargerProduct | null> {
  const { beginning, lines, wishes, locale, open } = asked
  const path = editorDataPath(locale, 'stamp')
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const data: EditorData = await answer.json()
  const found = await onLargerMount(beginning, lines, data.catalogue, wishes)
  if (!found) return null
  const { name, present, design } = found
  const stored = { ...storeDesign(design), product: { title: name } }
  return { name, more: differenceOf(present, design, data, locale), take: () => open(stored) }
}
