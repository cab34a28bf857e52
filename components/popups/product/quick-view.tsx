'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useShopDataOf } from '@/components/cart/use-shop-data'
import { PopupTexts } from '@/components/popup-texts'
import { ProductPicture } from '@/components/product/product-picture'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { Swatches } from '@/components/ui/swatches'
import { chosenPicture } from '@/lib/design/drawing/url'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { priceText } from '@/lib/doors/site/prices'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import { fromPrice } from '@/lib/product/kinds/from-price'
import { kindOf, priceableOf } from '@/lib/product/kinds/registry'
import { openSidebar } from '../open-sidebar'
import { Popup } from '../popup'
import {
  chosenLine,
  isTemplate,
  pageOf,
  type ShownProduct,
  shownProduct,
  shownTemplate,
} from './shown-product'

export interface QuickViewProps {
  slug: string
  /** The product's own page. */
  href: string
  locale: SiteLocale
  onClose: () => void
}

/** A product of a list, without leaving the list: description, price, and the button for the cart. */
export default function QuickView(props: QuickViewProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'price', 'product']}>
      <Loaded {...props} />
    </PopupTexts>
  )
}

function Loaded(props: QuickViewProps) {
  const { slug, locale, href, onClose } = props
  const t = useTranslations('popups')
  const countries = [countryOf(locale)]
  const { data, failed } = useShopDataOf(
    isTemplate(slug) ? { products: [], template: slug, countries } : { products: [slug], countries },
  )
  const show = () =>
    data &&
    (isTemplate(slug)
      ? shownTemplate(slug, data, languageOf(locale))
      : shownProduct(slug, data.catalogue, languageOf(locale)))
  // A ready-made design is a line with its own id: one id while it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slug and the locale of an open popup do not change
  const shown = useMemo(show, [data])
  if (data && shown) return <Shown {...props} data={data} shown={shown} />
  return (
    <Popup title={t('product.title')} width={860} closeLabel={t('close')} onClose={onClose}>
      {failed || data ? (
        <Alert
          tone="ask"
          role="alert"
          actions={
            <a href={href} className="link text-sm">
              {t('product.page')}
            </a>
          }
        >
          {t('failed')}
        </Alert>
      ) : (
        <div aria-hidden className="aspect-2/1 rounded-md bg-wash" />
      )}
    </Popup>
  )
}

interface ShownProps extends QuickViewProps {
  data: ShopData
  shown: ShownProduct
}

interface ColourChoiceProps extends Pick<ShownProps, 'slug' | 'shown'> {
  choice: ShownProps['shown']['first']
  onChoose: (choice: string) => void
}

/** The colour of the mount, or of the ink. */
function ColourChoice({ slug, shown, choice, onChoose }: ColourChoiceProps) {
  const t = useTranslations('popups')
  const chosen = shown.options.find(({ value }) => value === choice)
  return (
    <div>
      <p className="mb-3 text-sm font-semibold">
        {t(shown.of === 'mount' ? 'product.mount' : 'product.ink', { color: chosen?.label ?? '' })}
      </p>
      <Swatches
        name={`quick-${slug}`}
        label={t('product.colors')}
        value={choice}
        onChange={onChoose}
        options={shown.options}
      />
    </div>
  )
}

interface AddRowProps {
  quantity: number
  setQuantity: (quantity: number) => void
  disabled: boolean
  add: () => void
}

function AddRow({ quantity, setQuantity, disabled, add }: AddRowProps) {
  const product = useTranslations('product')
  return (
    <div className="flex gap-2.5">
      <Quantity
        value={quantity}
        onChange={setQuantity}
        labels={{ quantity: product('quantity'), less: product('oneLess'), more: product('oneMore') }}
      />
      <Button className="grow px-2!" disabled={disabled} onClick={add}>
        {product('addToCart')}
      </Button>
    </div>
  )
}

interface QuickPictureProps {
  spec: Parameters<typeof ProductPicture>[0]['spec'] | null
  alt: string
  wall: boolean
}

const QuickPicture = ({ spec, alt, wall }: QuickPictureProps) => (
  <div className={`${wall ? 'on-wall' : 'on-bench'} aspect-4/3 overflow-hidden rounded-md`}>
    {spec && (
      <ProductPicture
        spec={spec}
        alt={alt}
        sizes="(min-width: 620px) 400px, 100vw"
        priority
        className="size-full object-contain"
      />
    )}
  </div>
)

function Shown({ slug, href, locale, onClose, data, shown }: ShownProps) {
  const t = useTranslations('popups')
  const product = useTranslations('product')
  const { catalogue } = data
  const language = languageOf(locale)
  const [choice, setChoice] = useState(shown.first)
  const [quantity, setQuantity] = useState(1)
  const line = chosenLine(shown, choice, quantity)
  const kind = kindOf(line)
  const own = shown.picture ?? kind?.picture(line, catalogue, language) ?? null
  // The same picture address as in the list: it does not name the first colour.
  const isFirst = choice === shown.options[0]?.value
  const spec = own && isFirst ? chosenPicture(own, { variant: undefined }) : own
  const item = priceableOf(line)
  const price = item && !shown.sizes ? priceItem(item, quantity, data) : null
  const unit = price?.ok ? price.unit : shown.sizes ? fromPrice(line, data) : null
  const vat = standardVatOf(catalogue.countries, countryOf(locale))
  const unavailable = kind?.availability(line, catalogue) ?? null
  const isSoldOut = unavailable?.code === 'product_unavailable'
  const add = async () => {
    const { useCart } = await import('@/stores/cart')
    const id = useCart.getState().addItem(line)
    if (id === null) return
    onClose()
    await openSidebar(id)
  }
  return (
    <Popup title={shown.title} width={860} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-2">
        <QuickPicture spec={spec} alt={shown.title} wall={kind?.ground === 'wall'} />
        <div className="flex flex-col items-start gap-4">
          {shown.sizes && (
            <p className="text-sm text-ink-2">{product('sign.sheet.sizesText', shown.sizes)}</p>
          )}
          {shown.text && <p className="text-sm text-ink-2">{shown.text}</p>}
          {unit && (
            <Price price={priceText(unit, { locale, vat })} from={shown.sizes !== undefined} size={26} />
          )}
          {shown.options.length > 1 && <ColourChoice {...{ slug, shown, choice }} onChoose={setChoice} />}
          <div className="mt-auto w-full">
            {shown.isMade ? (
              <a href={pageOf(shown, href, choice)} className={buttonClass({ full: true })}>
                {t('product.personalise')}
              </a>
            ) : (
              <AddRow {...{ quantity, setQuantity }} disabled={unavailable !== null} add={() => void add()} />
            )}
            {isSoldOut && <p className="mt-2 text-sm text-ink-2">{product('soldOut')}</p>}
            <p className="mt-3 text-center text-sm">
              <a href={href} className="link tap">
                {t('product.page')}
              </a>
            </p>
          </div>
        </div>
      </div>
    </Popup>
  )
}
