'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Language } from '@/lib/ground/common'
import { inSentence } from '../in-sentence'
import { choiceKey } from './choice-key'
import { withoutCommonWord } from './common-word'
import { Difference, type SignPrices } from './difference'
import { OptionGroup } from './option-group'
import { findShown, type ShownSign } from './shown-sign'
import { SwatchChoice } from './swatch-choice'
import type { SignState } from './use-sign'

interface ColorChoiceProps {
  state: SignState
  shown: ShownSign
  language: Language
  prices: SignPrices
}

/** The colours of the material: its ground and what is engraved or printed on it. */
export function ColorChoice({ state, shown, language, prices }: ColorChoiceProps) {
  const t = useTranslations('product.sign')
  const id = useId()
  const { config, choose, take } = state
  const colors = findShown(shown, config.material)?.colors.filter(({ outOfStock }) => !outOfStock) ?? []
  const possible = new Set(state.colors)
  const chosen = colors.find(({ slug }) => slug === config.color)
  if (colors.length < 2) return null
  const labels = withoutCommonWord(
    colors.map(({ readableBg, readableText }) =>
      t('colorName', { bg: readableBg[language], text: inSentence(readableText[language], language) }),
    ),
  )
  // Where every colour costs the same, no difference is shown.
  const differs = colors.some(({ slug }) => state.differences[choiceKey('color', slug)])
  const free = [
    { key: 'bgColor', value: config.bgColor ?? chosen?.bgColor ?? '#ffffff' },
    { key: 'textColor', value: config.textColor ?? chosen?.textColor ?? '#000000' },
  ] as const
  return (
    <OptionGroup
      title={t('color')}
      chosen={
        chosen &&
        t('colorChosen', {
          bg: chosen.readableBg[language],
          text: inSentence(chosen.readableText[language], language),
        })
      }
    >
      <SwatchChoice
        name={`${id}-color`}
        label={t('color')}
        value={config.color}
        onChange={value => choose({ kind: 'color', value })}
        options={colors.map(({ slug }, index) => ({
          value: slug,
          label: labels[index] ?? slug,
          picture: { kind: 'sign', slug: config.material, view: 'swatch', color: slug, language },
          available: possible.has(slug),
          note: differs && slug !== config.color && possible.has(slug) && (
            <Difference minor={state.differences[choiceKey('color', slug)]} prices={prices} />
          ),
        }))}
      />
      {chosen?.allowCustom && (
        <div className="mt-3 flex flex-wrap gap-4">
          {free.map(({ key, value }) => (
            <label key={key} className="flex items-center gap-2 text-sm">
              <input
                type="color"
                value={value}
                onChange={event => take({ ...config, [key]: event.target.value })}
                className="size-10 rounded-md border border-edge bg-paper p-0.5"
              />
              {t(key)}
            </label>
          ))}
        </div>
      )}
    </OptionGroup>
  )
}
