'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useShallow } from 'zustand/shallow'
import { RadioCard } from '@/components/ui/choice'
import { formatNumber } from '@/components/ui/format-number'
import { Segmented } from '@/components/ui/segmented'
import type { SizeOffer, SizeOffers, SizeWay } from '@/lib/design/picture/size-offers'
import type { Size } from '@/lib/design/picture/window'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Element } from '@/lib/design/scene/model'
import { Part } from '../../panels/panel'
import { mm } from '../../panels/product-line'
import { useEditor, useEditorState, usePlate } from '../../state/editor-context'
import { besidePlace, chosenOffer, offersFor } from '../lay-picture'
import type { PictureWork } from '../session-state'
import { keptSize } from '../sizes'
import { usePictureSession } from '../use-picture-session'

interface SizeChoiceProps {
  work: PictureWork
  edit: PictureEdit
  element: ImageElement
}

const hasLetters = (element: Element): boolean => kindOf(element).letters !== undefined

/** The size of the picture beside the lines; null where there are none. */
function useBeside({ work, edit, element }: SizeChoiceProps, { offers }: SizeOffers): Size | null {
  const editor = useEditor()
  const plate = usePlate()
  // Only the lines: the picture's result changes with every setting.
  const others = useEditorState(
    useShallow(({ design }) => design.elements.filter(one => one.id !== element.id)),
  )
  const crop = offers.find(offer => !offer.page)?.crop ?? edit.crop
  const { width, height } = keptSize(work.opened, { turns: edit.turns, crop })
  return useMemo(() => {
    if (!others.some(hasLetters)) return null
    const design = { ...editor.design, elements: others }
    return besidePlace(design, plate, element.id, { width, height }).size
  }, [editor, plate, others, element.id, width, height])
}

interface Card {
  way: Exclude<SizeWay, 'bleed'>
  size: Size
  scale: number | null
}

/** The choices; the area beyond a page's trim is a separate question. */
function cardsOf(offers: readonly SizeOffer[], beside: Size | null): Card[] {
  const stands: Card[] = beside ? [{ way: 'beside', size: beside, scale: null }] : []
  return offers.flatMap(({ way, size, scale }): Card[] => {
    if (way === 'bleed') return []
    return way === 'fill' ? [{ way, size, scale }, ...stands] : [{ way, size, scale }]
  })
}

const sameSize = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) + Math.abs(one.height - other.height) < 0.05

function useSizeText() {
  const t = useTranslations('editor.picture.sizes')
  const locale = useLocale()
  return ({ width, height }: Size) => t('mm', { width: mm(width, locale), height: mm(height, locale) })
}

/** The offered sizes of a file with a true size, and the present one (DESIGN-46). */
export function SizeChoice(props: SizeChoiceProps) {
  const { work, edit, element } = props
  const t = useTranslations('editor.picture.sizes')
  const locale = useLocale()
  const session = usePictureSession()
  const found = offersFor(usePlate(), work.opened, edit)
  const beside = useBeside(props, found)
  const sizeText = useSizeText()
  const { said, offers, bleed } = found
  if (!said) return null
  const chosen = chosenOffer(offers, element, edit)
  const standsBeside = chosen === null && beside !== null && sameSize(beside, element.size)
  const way = chosen?.way === 'bleed' ? 'true' : (chosen?.way ?? (standsBeside ? 'beside' : null))
  const cannotBe = offers.every(offer => offer.way !== 'true')
  const times = (scale: number | null) =>
    scale === null || Math.abs(scale - 1) < 0.005
      ? ''
      : t('times', { scale: formatNumber(scale, locale, { max: 2 }) })
  return (
    <Part title={t('title')} aside={t('present', { size: sizeText(element.size) })}>
      <p className="text-xs text-ink-2">
        {t(said.physical ? 'said' : 'inPixels', { size: sizeText(said) })} {cannotBe && t('cannotBe')}
      </p>
      <fieldset aria-label={t('title')} className="flex flex-col gap-1.5">
        {cardsOf(offers, beside).map(card => (
          <RadioCard
            key={card.way}
            name="picture-size"
            className="px-3! py-2!"
            checked={card.way === way}
            onChange={() => session.resize(card.way)}
            title={t(`way.${card.way}`)}
            description={`${sizeText(card.size)}${times(card.scale)}`}
          />
        ))}
      </fieldset>
      {chosen?.page && bleed !== null && <Bleed chosen={chosen} bleed={bleed} />}
      {chosen?.page && beside && <p className="text-xs text-ink-2">{t('over')}</p>}
    </Part>
  )
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
