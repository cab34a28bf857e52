'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { OptionCard } from '@/components/ui/choice'
import type { FixingName, HoleLayout } from '@/lib/catalogue/signs'
import type { Language } from '@/lib/ground/common'
import { ProductPicture } from '../product-picture'
import { choiceKey } from './choice-key'
import { Difference, type SignPrices } from './difference'
import { OptionGroup } from './option-group'
import type { ShownSign } from './shown-sign'
import type { SignState } from './use-sign'

interface FixingChoiceProps {
  state: SignState
  shown: ShownSign
  language: Language
  prices: SignPrices
}

const across = { left: 5, center: 18, right: 31 }
const down = { top: 5, center: 12, bottom: 19 }

function LayoutDrawing({ positions }: Pick<HoleLayout, 'positions'>) {
  return (
    <svg aria-hidden viewBox="0 0 36 24" width="54" height="36">
      <rect x=".5" y=".5" width="35" height="23" rx="1" fill="#fff" stroke="var(--color-ink-3)" />
      {positions?.map(({ x, y }) => (
        <circle key={`${x}${y}`} cx={across[x]} cy={down[y]} r="1.7" fill="var(--color-ink)" />
      ))}
      {!positions && <path d="M18 8v8M14 12h8" stroke="var(--color-ink)" />}
    </svg>
  )
}

/** Fixings that are seen from the side: the pictures show the others from the front. */
const sideViews: Partial<Record<FixingName, string>> = {
  badge: 'M8 12h38v18H8zM12 26h30M14 29.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  feet: 'M12 6h30v22H12zM18 28v6h-6M36 28v6h6',
  stand: 'M14 4h26v24H14zM6 28h42v6H6z',
}

function FixingPicture({ name, style, language }: { name: FixingName; style?: string; language: Language }) {
  const side = sideViews[name]
  if (side) {
    return (
      <svg
        aria-hidden
        viewBox="0 0 54 40"
        className="h-10 w-13.5"
        fill="#fff"
        stroke="var(--color-ink-2)"
        strokeWidth="1.4"
      >
        <path d={side} />
      </svg>
    )
  }
  return (
    <ProductPicture
      spec={{ kind: 'fixing', slug: name, view: 'swatch', style, language }}
      alt=""
      density={2}
      className="h-10 w-13.5 object-contain"
    />
  )
}

/** How the sign is held: the fixing, its style, and where it is drilled. */
export function FixingChoice({ state, shown, language, prices }: FixingChoiceProps) {
  const t = useTranslations('product.sign')
  const id = useId()
  const { config, choose } = state
  const { fixings, holeLayouts, styleLabels } = shown.fixings
  const possible = new Set(state.fixings)
  const chosen = fixings.find(({ name }) => name === config.fixing.name)
  const { options } = state
  const { options: picked } = config.fixing
  const style = picked.styles ? styleLabels[picked.styles]?.[language] : undefined
  const layout = holeLayouts.find(({ slug }) => slug === picked.holes)?.label[language]
  return (
    <OptionGroup
      title={t('fixing')}
      chosen={[chosen?.label[language], style, layout].filter(Boolean).join(', ')}
    >
      <div role="radiogroup" aria-label={t('fixing')} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {fixings.map(({ name, label, options: { styles } }) => (
          <OptionCard
            key={name}
            name={`${id}-fixing`}
            value={name}
            checked={name === config.fixing.name}
            onChange={() => choose({ kind: 'fixing', value: name })}
            refused={!possible.has(name)}
            title={label[language]}
            picture={<FixingPicture name={name} style={styles?.[0]} language={language} />}
            note={
              possible.has(name) && name !== config.fixing.name ? (
                <Difference minor={state.differences[choiceKey('fixing', name)]} prices={prices} />
              ) : undefined
            }
          />
        ))}
      </div>
      {options.styles && options.styles.length > 1 && (
        <SubChoice title={t('style')}>
          {options.styles.map(value => (
            <OptionCard
              key={value}
              name={`${id}-style`}
              value={value}
              checked={value === picked.styles}
              onChange={() => choose({ kind: 'styles', value })}
              className="w-20"
              title={styleLabels[value]?.[language] ?? value}
              picture={chosen && <FixingPicture name={chosen.name} style={value} language={language} />}
              note={
                value !== picked.styles ? (
                  <Difference minor={state.differences[choiceKey('styles', value)]} prices={prices} />
                ) : undefined
              }
            />
          ))}
        </SubChoice>
      )}
      {options['badge-type'] && (
        <SubChoice title={t('badgeType')}>
          {options['badge-type'].map(value => (
            <OptionCard
              key={value}
              name={`${id}-badge`}
              value={value}
              checked={value === picked['badge-type']}
              onChange={() => choose({ kind: 'badge-type', value })}
              className="min-w-20"
              title={styleLabels[value]?.[language] ?? value}
            />
          ))}
        </SubChoice>
      )}
      {options.holes && (
        <SubChoice title={t('holes')}>
          {holeLayouts
            .filter(({ slug }) => options.holes?.includes(slug))
            .map(({ slug, label, positions }) => (
              <OptionCard
                key={slug}
                name={`${id}-holes`}
                value={slug}
                checked={slug === picked.holes}
                onChange={() => choose({ kind: 'holes', value: slug })}
                title={<span className="sr-only">{label[language]}</span>}
                picture={<LayoutDrawing positions={positions} />}
              />
            ))}
        </SubChoice>
      )}
      {options.diameters && options.diameters.length > 1 && (
        <SubChoice title={t('diameter')}>
          {options.diameters.map(value => (
            <OptionCard
              key={value}
              name={`${id}-diameter`}
              value={value}
              checked={value === picked.diameters}
              onChange={() => choose({ kind: 'diameters', value })}
              className="min-w-16"
              title={t('millimetres', { value })}
            />
          ))}
        </SubChoice>
      )}
    </OptionGroup>
  )
}

function SubChoice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={title} className="mt-4">
      <p className="mb-2 text-sm font-medium">{title}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
