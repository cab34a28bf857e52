'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useShallow } from 'zustand/shallow'
import { RadioCard } from '@/components/ui/choice'
import { formatNumber } from '@/components/ui/format-number'
import { PriceAlone, type PriceText } from '@/components/ui/price'
import { Segmented } from '@/components/ui/segmented'
import type { SizeOffer, SizeOffers, SizeWay } from '@/lib/design/picture/size-offers'
import type { Size } from '@/lib/design/picture/window'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Element } from '@/lib/design/scene/model'
import { useEditorItem } from '@/stores/editor-item'
import { Part } from '../../panels/panel'
import { mm } from '../../panels/product-line'
import { priceDesign, usePriceText } from '../../price/use-price'
import { useDesign, useEditor, useEditorState, usePlate, useSetting } from '../../state/editor-context'
import { besidePlace, chosenOffer, offersFor } from '../lay-picture'
import { homeOf, type OtherProduct, type TrueOnOther, trueOnOther } from '../other-product'
import type { PictureWork } from '../session-state'
import { keptSize } from '../sizes'
import { usePictureSession } from '../use-picture-session'

interface SizeChoiceProps {
  work: PictureWork
  edit: PictureEdit
  element: ImageElement
}

const hasLetters = (element: Element): boolean => kindOf(element).letters !== undefined

/** The size of the picture beside the lines of the plate that they stand on; null where there are none. */
function useBeside(
  { work, edit, element }: SizeChoiceProps,
  { offers }: SizeOffers,
  home: OtherProduct | null,
): Size | null {
  const editor = useEditor()
  const present = usePlate()
  const plate = home?.plate ?? present
  // Only the lines: the picture's result changes with every setting.
  const others = useEditorState(
    useShallow(({ design }) => design.elements.filter(one => one.id !== element.id)),
  )
  const crop = offers.find(offer => !offer.page)?.crop ?? edit.crop
  const { width, height } = keptSize(work.opened, { turns: edit.turns, crop })
  return useMemo(() => {
    if (!others.some(hasLetters)) return null
    const design = { ...editor.design, elements: others }
    const moved = home?.move(design).design ?? design
    return besidePlace(moved, plate, element.id, { width, height }).size
  }, [editor, home, plate, others, element.id, width, height])
}

interface Card {
  key: 'true' | 'other' | 'fill' | 'beside'
  way: Exclude<SizeWay, 'bleed'>
  size: Size
  scale: number | null
  /** The product that it needs in place of the present one. */
  product: OtherProduct | null
}

interface Choices {
  present: readonly SizeOffer[]
  /** Those of the plate that the person had, where one to one needed another one. */
  home: readonly SizeOffer[]
  beside: Size | null
}

/** The choices; the area beyond a page's trim is a separate question. */
function cardsOf(
  { present, home, beside }: Choices,
  other: TrueOnOther | null,
  back: OtherProduct | null,
): Card[] {
  const one = present.find(({ way }) => way === 'true')
  const fill = home.find(({ way }) => way === 'fill')
  const trues: Card[] = one ? [{ key: 'true', way: 'true', ...pick(one), product: null }] : []
  if (other) trues.push({ key: 'other', way: 'true', ...pick(other.offer), product: other.product })
  const fills: Card[] = fill ? [{ key: 'fill', way: 'fill', ...pick(fill), product: back }] : []
  if (beside) fills.push({ key: 'beside', way: 'beside', size: beside, scale: null, product: back })
  return present[0]?.way === 'fill' && one ? [...fills, ...trues] : [...trues, ...fills]
}

const pick = ({ size, scale }: SizeOffer) => ({ size, scale })

/** What a product costs in the quantity of the design; nothing for a part of a pack, which has no price of its own. */
function useCardPrice(): (product: OtherProduct | null) => PriceText | null {
  const { catalogue, priceList } = useSetting()
  const design = useDesign()
  const text = usePriceText()
  const isPart = useEditorItem(state => state.part !== null)
  return product => {
    if (isPart) return null
    const on = product?.move(design).design ?? design
    const price = priceDesign(on, on.quantity, { catalogue, priceList })
    return price.ok ? text(price.line) : null
  }
}

/** The other product that shows the file one to one, and the one to go back to (DESIGN-66). A pack decides those of its parts. */
function useOtherProducts({ work, edit }: SizeChoiceProps) {
  const { catalogue, language } = useSetting()
  const design = useDesign()
  const plate = usePlate()
  const isPart = useEditorItem(state => state.part !== null)
  return useMemo(() => {
    if (isPart) return { home: null, other: null }
    const shop = { catalogue, language }
    const home = homeOf(design, plate, work.home, shop)
    return { home, other: home ? null : trueOnOther(design, plate, work.opened, edit, shop) }
  }, [isPart, design, plate, work.home, work.opened, edit, catalogue, language])
}

const sameSize = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) + Math.abs(one.height - other.height) < 0.05

function useSizeText() {
  const t = useTranslations('editor.picture.sizes')
  const locale = useLocale()
  return ({ width, height }: Size) => t('mm', { width: mm(width, locale), height: mm(height, locale) })
}

/** The offered sizes of a file with a true size, each with its price, and the present one (DESIGN-46, DESIGN-66). */
export function SizeChoice(props: SizeChoiceProps) {
  const { work, edit, element } = props
  const t = useTranslations('editor.picture.sizes')
  const session = usePictureSession()
  const plate = usePlate()
  const { home, other } = useOtherProducts(props)
  const found = offersFor(plate, work.opened, edit)
  const mine = home ? offersFor(home.plate, work.opened, edit) : found
  const beside = useBeside(props, mine, home)
  const priceOf = useCardPrice()
  const words = useCardWords()
  const sizeText = useSizeText()
  const { said, offers, bleed } = found
  if (!said) return null
  const chosen = chosenOffer(offers, element, edit)
  const standsBeside = chosen === null && beside !== null && !home && sameSize(beside, element.size)
  const way = chosen?.way === 'bleed' ? 'true' : (chosen?.way ?? (standsBeside ? 'beside' : null))
  const cannotBe = offers.every(offer => offer.way !== 'true')
  return (
    <Part title={t('title')} aside={t('present', { size: sizeText(element.size) })}>
      <p className="text-xs text-ink-2">
        {t(said.physical ? 'said' : 'inPixels', { size: sizeText(said) })} {cannotBe && t('cannotBe')}
      </p>
      <fieldset aria-label={t('title')} className="flex flex-col gap-1.5">
        {cardsOf({ present: offers, home: mine.offers, beside }, other, home).map(card => {
          const price = priceOf(card.product)
          return (
            <RadioCard
              key={card.key}
              name="picture-size"
              className="gap-2.5! px-3! py-2! text-sm"
              checked={card.product === null && card.way === way}
              onChange={() => session.resize(card.way, card.product)}
              title={words.title(card)}
              description={words.description(card)}
              aside={price && <PriceAlone price={price} />}
            />
          )
        })}
      </fieldset>
      {chosen?.page && bleed !== null && <Bleed chosen={chosen} bleed={bleed} />}
      {chosen?.page && beside && <p className="text-xs text-ink-2">{t('over')}</p>}
    </Part>
  )
}

/** The words of a choice: its way, and the size of the picture with the factor, or with what it is laid on. */
function useCardWords() {
  const t = useTranslations('editor.picture.sizes')
  const locale = useLocale()
  const sizeText = useSizeText()
  const plateText = ({ widthMm: width, heightMm: height }: OtherProduct['plate']) =>
    sizeText({ width, height })
  const times = (scale: number | null) =>
    scale === null || Math.abs(scale - 1) < 0.005
      ? ''
      : t('times', { scale: formatNumber(scale, locale, { max: 2 }) })
  return {
    title: ({ key, product }: Card) => {
      if (key !== 'other') return t(`way.${key}`)
      return product?.mount == null ? t('way.otherPlate') : t('way.otherMount')
    },
    description: ({ key, size, scale, product }: Card) => {
      if (key !== 'other' || !product) return `${sizeText(size)}${times(scale)}`
      return product.mount === null
        ? t('onPlate', { size: plateText(product.plate) })
        : t('onMount', { name: product.mount, size: plateText(product.plate) })
    },
  }
}

/** Whether the area beyond a page's trim is cut off, or kept on the plate. */
function Bleed({ chosen, bleed }: { chosen: SizeOffer; bleed: number }) {
  const t = useTranslations('editor.picture.sizes.bleed')
  const locale = useLocale()
  const session = usePictureSession()
  const sizeText = useSizeText()
  const percent = formatNumber(100 * (chosen.scale ?? 1), locale, { max: 0 })
  return (
    <>
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-xs! font-semibold! leading-5">
        {t('title')}
        <span className="font-normal text-ink-2">{t('found', { mm: mm(bleed, locale) })}</span>
      </h3>
      <Segmented
        name="picture-bleed"
        label={t('title')}
        value={chosen.way}
        options={(['true', 'bleed'] as const).map(value => ({
          value,
          label: t(value === 'true' ? 'cut' : 'keep'),
        }))}
        onChange={way => session.resize(way)}
        className="self-start"
      />
      {chosen.way === 'bleed' && (
        <p className="text-xs text-ink-2">{t('kept', { size: sizeText(chosen.size), percent })}</p>
      )}
    </>
  )
}
