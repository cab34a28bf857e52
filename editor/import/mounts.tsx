'use client'
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { PriceAlone, type PriceText } from '@/components/ui/price'
import type { StampModel } from '@/lib/catalogue/stamps'
import { pictureSources } from '@/lib/design/drawing/url'
import { formatMoney } from '@/lib/ground/money/format'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import { includingVat } from '@/lib/money/pricing/with-vat'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import type { EditorData } from '@/lib/product/contract/editor-data'
import { holdsImpression, type Impression, mountsFor } from '@/lib/product/stamp/mounts-for'
import { editorDataLoader } from '../data-loader'
import { mm } from '../panels/product-line'
import { useArrival } from '../state/use-loaded'
import type { ImportHost, Mount } from './host'

interface MountsProps {
  impression: Impression
  host: ImportHost
  onTake: (mount: Mount) => void
}

/** How many mounts are offered. */
const mostMounts = 4

/** The mounts for an impression, with picture, plate and price. */
export function Mounts({ impression, host, onTake }: MountsProps) {
  const t = useTranslations('importDesign.measure')
  const { there: data, failure } = useArrival(editorDataLoader(host.locale, 'stamp'))
  if (failure) return <p className="text-sm text-ink-2">{t('unreachable')}</p>
  if (!data) return <p role="status">{t('looking')}</p>
  const { catalogue } = data
  const found = mountsFor(catalogue.stampModels.models, impression).slice(0, mostMounts)
  return (
    <section aria-label={t('mounts')} className="flex flex-col gap-2">
      <h3 className="text-sm! leading-5! font-semibold tracking-normal [font-stretch:100%]">{t('mounts')}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {found.map(model => (
          <li key={model.slug}>
            <MountTile
              model={model}
              price={priceOf(model, data, host.locale)}
              locale={host.locale}
              holds={holdsImpression(model, impression)}
              onTake={() => onTake({ model, catalogue })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The price of one mount in its first colour; null where it has no price. */
function priceOf(
  model: StampModel,
  { catalogue, priceList }: EditorData,
  locale: SiteLocale,
): PriceText | null {
  const color = model.colors[0] ?? ''
  const item = { kind: 'stamp', slug: model.slug, color, tranquility: false } as const
  const price = priceItem(item, 1, { catalogue, priceList })
  if (!price.ok) return null
  const incl = includingVat(price.unit, standardVatOf(catalogue.countries, countryOf(locale)))
  return { excl: formatMoney(price.unit, locale), incl: formatMoney(incl, locale) }
}

interface MountTileProps {
  model: StampModel
  price: PriceText | null
  locale: SiteLocale
  /** Whether the impression keeps its size on it. */
  holds: boolean
  onTake: () => void
}

function MountTile({ model, price, locale, holds, onTake }: MountTileProps) {
  const t = useTranslations('importDesign.measure')
  const picture = { kind: 'stamp', slug: model.slug, view: 'mount', language: languageOf(locale) } as const
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex w-full items-center gap-3 rounded-md border border-edge p-2 text-left text-sm hover:border-ink hover:bg-wash"
    >
      <span className="grid h-16 w-20 shrink-0 place-items-center rounded-sm on-bench p-1">
        <Picture
          sources={pictureSources(picture, { sizes: '80px' })}
          alt=""
          className="size-full object-contain"
        />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{model.shortTitle}</span>
        <span className="block text-xs text-ink-2">
          {t('plate', { width: mm(model.width, locale), height: mm(model.height, locale) })}
        </span>
        {price && <PriceAlone price={price} className="block font-[650]" />}
        {!holds && <span className="block text-xs text-amber-2">{t('smaller')}</span>}
      </span>
    </button>
  )
}
