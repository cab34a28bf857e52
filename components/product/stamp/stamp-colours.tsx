'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Swatches } from '@/components/ui/swatches'
import { inSentence } from '../in-sentence'
import { InkChoice } from '../ink-choice'
import type { ShownStamp } from './shown-stamp'
import type { StampState } from './use-stamp'

interface StampColoursProps {
  shown: ShownStamp
  state: StampState
}

/** Mount and ink, where there is a choice. */
export function StampColours({ shown, state: { color, setColor, ink, setInk } }: StampColoursProps) {
  const { colors, inks, extra, language } = shown
  const t = useTranslations('product')
  const price = useTranslations('price')
  const id = useId()
  const mount = colors.find(known => known.slug === color)
  const inkShown = inks.find(known => known.slug === ink)
  return (
    <>
      {colors.length > 1 && (
        <div className="mt-5 border-t border-line pt-4.5">
          <div className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="font-semibold">
              {t('mountColor', { color: inSentence(mount?.label ?? '', language) })}
            </span>
            {extra && (
              <span className="text-ink-2">
                {t.rich('mountExtra', {
                  amount: () => (
                    <>
                      <span data-only-tax="incl" suppressHydrationWarning>
                        {extra.incl} {price('incl')}
                      </span>
                      <span data-only-tax="excl">
                        {extra.excl} {price('excl')}
                      </span>
                    </>
                  ),
                  color: inSentence(colors[0]?.label ?? '', language),
                })}
              </span>
            )}
          </div>
          <Swatches
            name={`${id}-color`}
            label={t('mountColorChoice')}
            value={color}
            onChange={setColor}
            options={colors.map(({ slug: value, label, hex }) => ({ value, label, background: hex }))}
            className="mt-3"
          />
        </div>
      )}
      {inks.length > 1 && (
        <div className="mt-5 border-t border-line pt-4.5">
          <p className="mb-3 text-sm font-semibold">
            {t('inkColor', { color: inSentence(inkShown?.label ?? '', language) })}
          </p>
          <InkChoice
            name={`${id}-ink`}
            label={t('inkColorChoice')}
            value={ink}
            onChange={setInk}
            options={inks.map(({ slug: value, label, hex, bandHex }) => ({
              value,
              label,
              background: bandHex ? `linear-gradient(90deg, ${hex} 50%, ${bandHex} 50%)` : hex,
            }))}
          />
        </div>
      )}
    </>
  )
}
