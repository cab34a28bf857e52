'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Swatches } from '@/components/ui/swatches'
import { chosenPicture } from '@/lib/design/drawing/url'
import type { PartDraft } from '@/stores/pack-draft'
import { ProductPicture } from '../product-picture'
import type { PartView } from './shown-pack'

interface PlainPartProps {
  index: number
  view: PartView
  draft: PartDraft
  onWrite: (written: PartDraft) => void
}

/** The colour of a part: the one chosen, where it comes in it. */
export const partColor = ({ colors, color }: PartView, { color: chosen }: PartDraft) =>
  colors.find(({ value }) => value === chosen) ?? colors.find(({ value }) => value === color)

/** A part that is sold as it is, in the colour that is chosen. */
export function PlainPart({ index, view, draft, onWrite }: PlainPartProps) {
  const t = useTranslations('product.pack')
  const id = useId()
  const { name, facts, picture, colors } = view
  const color = partColor(view, draft)
  const spec = picture && chosenPicture(picture, { variant: color?.ink })
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 rounded-lg border border-line p-3 sm:flex sm:flex-col">
      <span className="on-bench block aspect-4/3 self-start overflow-hidden rounded-md sm:w-full">
        {spec && <ProductPicture spec={spec} alt="" sizes="200px" className="size-full object-contain" />}
      </span>
      <div className="flex min-w-0 grow flex-col">
        <h2 className="text-sm! leading-5! tracking-normal [font-stretch:100%] sm:mt-3">
          {t('partTitle', { number: index + 1, name })}
        </h2>
        <p className="mt-0.5 text-xs text-ink-2">{facts}</p>
        {colors.length > 1 && color && (
          <div className="mt-auto pt-3">
            <Swatches
              name={`${id}-color`}
              label={t('color', { name })}
              value={color.value}
              options={colors}
              onChange={value => onWrite({ color: value })}
            />
            <p className="mt-2 text-xs text-ink-2">{t('colorOf', { color: color.label })}</p>
          </div>
        )}
      </div>
    </li>
  )
}
