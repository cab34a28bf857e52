'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { openSidebar } from '@/components/popups/open-sidebar'
import { Price } from '@/components/ui/price'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { withTexts } from '@/components/with-texts'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import {
  clearPackDraft,
  connectPackDraft,
  type PackDraft,
  usePackDraft,
  writePart,
} from '@/stores/pack-draft'
import { configuratorBar, configuratorLayout, configuratorStage } from '../configurator-layout'
import type { DeliveryTerms } from '../delivery-promise'
import { LazyDeliveryDay } from '../lazy-parts'
import { ProductPicture } from '../product-picture'
import { orderedParts } from './ordered-parts'
import { PackAction, PackPanel } from './pack-panel'
import { PackProgress } from './pack-progress'
import { PlainPart } from './plain-part'
import type { PartMade, ShownPack } from './shown-pack'
import { WrittenPart } from './written-part'

interface PackConfiguratorProps {
  shown: ShownPack
  heading: ReactNode
  promises: ReactNode
  /** When it arrives, for the bar of small screens; `null` where it is unknown. */
  delivery: DeliveryTerms | null
}

const noDraft: PackDraft = { parts: {} }

/** The catalogue of what is written on, fetched once; after a failure the next call tries again. */
function useCatalogue(path: string): () => Promise<Catalogue> {
  const loading = useRef<Promise<Catalogue>>(undefined)
  return useCallback(() => {
    const reading =
      loading.current ??
      import('@/lib/doors/contract/shop-data').then(async ({ parseShopData }) => {
        const answer = await fetch(path)
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return parseShopData(await answer.json()).catalogue
      })
    loading.current = reading
    reading.catch(() => {
      loading.current = undefined
    })
    return reading
  }, [path])
}

/** The pack of the cart that is edited, as long as its line is there. */
async function lineToReplace({ cartItemId }: PackDraft): Promise<string | undefined> {
  const { hydrateCart, useCart } = await import('@/stores/cart')
  hydrateCart()
  return useCart.getState().items.find(({ id }) => id === cartItemId)?.id
}

/**
 * Puts the pack with its parts into the cart, in the place of the line that is being changed.
 * @returns the line's id; null where the cart is full
 */
async function putIntoCart(
  { slug, name, parts }: PackConfiguratorProps['shown'],
  quantity: number,
  draft: Parameters<typeof lineToReplace>[0],
  made: Readonly<Record<number, PartMade>>,
): Promise<string | null> {
  const [{ lineOf }, { useCart }, id] = await Promise.all([
    import('@/lib/product/kinds/registry'),
    import('@/stores/cart'),
    lineToReplace(draft),
  ])
  const line = lineOf({ kind: 'pack', slug, name, quantity, parts: orderedParts(parts, draft, made) })
  return useCart.getState().addItem({ ...line, ...(id !== undefined && { id }) })
}

interface PriceAndDayProps extends Pick<PackConfiguratorProps, 'delivery'> {
  price: PackConfiguratorProps['shown']['price']
}

const PriceAndDay = ({ price, delivery }: PriceAndDayProps) => (
  <span className="min-w-0">
    <Price price={price} />
    {delivery && (
      <LazyDeliveryDay terms={delivery} className="flex min-h-8 items-center text-xs leading-4 text-ink-2" />
    )}
  </span>
)

const PackPicture = ({ picture, name }: Pick<PackConfiguratorProps['shown'], 'picture' | 'name'>) => (
  <div className="on-bench aspect-4/3 overflow-hidden rounded-md max-lg:order-1">
    <ProductPicture
      spec={picture}
      alt={name}
      sizes="(min-width: 848px) 560px, 100vw"
      priority
      className="size-full object-contain"
    />
  </div>
)

/** The page of a pack: every text is written here, one below the other, then all of it goes into the cart at once. */
function PackConfigurator({ shown, heading, promises, delivery }: PackConfiguratorProps) {
  const { slug, name, picture, parts, price, shopPath } = shown
  const root = useEarlyChoices<HTMLDivElement>()
  const t = useTranslations('product')
  const [chosen, setQuantity] = useState<number>()
  const [added, setAdded] = useState(false)
  const [made, setMade] = useState<Readonly<Record<number, PartMade>>>({})
  const draft = usePackDraft(state => state.drafts[slug]) ?? noDraft
  const quantity = chosen ?? draft.quantity ?? 1
  const load = useCatalogue(shopPath)
  useEffect(() => connectPackDraft(), [])
  const onMade = useCallback(
    (index: number, one: PartMade) => setMade(before => ({ ...before, [index]: one })),
    [],
  )

  const numbered = parts.map((view, index) => ({ view, index }))
  const states = numbered.map(({ view, index }) =>
    view.written ? (made[index]?.state ?? 'write') : ('ready' as const),
  )
  const open = numbered
    .filter(({ index }) => states[index] !== 'ready')
    .map(({ view, index }) => ({ name: view.name, index, state: states[index] ?? 'write' }))
  const add = async () => {
    const taken = await putIntoCart(shown, quantity, draft, made)
    if (taken === null) return
    setAdded(true)
    clearPackDraft(slug)
    void openSidebar(taken)
  }
  const action = { open, isReopened: draft.cartItemId !== undefined, soldOut: shown.outOfStock, onAdd: add }
  const state = (index: number) => ({
    draft: draft.parts[index] ?? {},
    onWrite: (written: Parameters<typeof writePart>[2]) => {
      setAdded(false)
      writePart(slug, index, written)
    },
  })
  return (
    <div ref={root} className={configuratorLayout}>
      <div className={configuratorStage}>
        <PackPicture picture={picture} name={name} />
        <div className="max-lg:order-4">
          <PackPanel
            {...{ shown, quantity, promises, action }}
            onQuantity={setQuantity}
            notice={added && open.length > 0 ? t('added') : null}
          />
        </div>
      </div>
      <div className="min-w-0 max-lg:contents">
        <div className="max-lg:order-2">{heading}</div>
        <section aria-label={t('pack.parts')} className="min-w-0 max-lg:order-3">
          <PackProgress states={states} />
          <ol className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {numbered.map(({ view, index }) =>
              view.written ? (
                <WrittenPart
                  key={index}
                  {...{ slug, index, view, load, onMade, ...state(index) }}
                  written={view.written}
                />
              ) : (
                <PlainPart key={index} {...{ index, view, ...state(index) }} />
              ),
            )}
          </ol>
        </section>
        <div className={configuratorBar}>
          <PriceAndDay price={price} delivery={delivery} />
          <PackAction {...action} size="small" />
        </div>
      </div>
    </div>
  )
}

/** The configurator with its texts. */
export const PackIsland = withTexts(PackConfigurator)
