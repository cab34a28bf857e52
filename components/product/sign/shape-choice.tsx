'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { OptionCard } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import type { Language } from '@/lib/ground/common'
import { type FinishName, finishNames } from '@/lib/ground/names'
import { choiceKey } from './choice-key'
import { Difference, type SignPrices } from './difference'
import { OptionGroup } from './option-group'
import { findShown, type ShownSign } from './shown-sign'
import type { SignState } from './use-sign'

interface ShapeChoiceProps {
  state: SignState
  shown: ShownSign
  language: Language
}

/** The outline of the plate; a shape of fixed ratio keeps it within the size. */
export function MaskChoice({ state, shown, language }: ShapeChoiceProps) {
  const t = useTranslations('product.sign')
  const id = useId()
  const { config, choose } = state
  const { masks } = shown.materials
  const possible = new Set(state.masks)
  const chosen = masks.find(({ name }) => name === config.mask.shape)
  return (
    <OptionGroup title={t('shape')} chosen={chosen?.label[language]}>
      <div role="radiogroup" aria-label={t('shape')} className="grid grid-cols-5 gap-2 sm:grid-cols-8">
        {masks.map(mask => (
          <OptionCard
            key={mask.name}
            name={`${id}-mask`}
            value={mask.name}
            checked={mask.name === config.mask.shape}
            onChange={() => choose({ kind: 'mask', value: { shape: mask.name } })}
            refused={!possible.has(mask.name)}
            title={<span className="sr-only">{mask.label[language]}</span>}
            picture={
              <svg
                aria-hidden
                viewBox={mask.viewBox}
                preserveAspectRatio="none"
                className={classNames('h-7', mask.flex ? 'w-10' : 'w-7')}
              >
                <path
                  d={mask.svgPath}
                  fill="#fff"
                  stroke="var(--color-ink-2)"
                  strokeWidth="1.4"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            }
          />
        ))}
      </div>
    </OptionGroup>
  )
}

const drawings: Record<'straight' | FinishName, string> = {
  straight: 'M3 6h40v24H3z',
  rounded: 'M9 6h28a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z',
  oval: 'M23 6c11 0 20 5.400 20 12s-9 12-20 12S3 24.600 3 18 12 6 23 6z',
  beveled: 'M3 6h40v24H3zM3 6l5 5M43 6l-5 5M3 30l5-5M43 30l-5-5M8 11h30v14H8z',
}

function FinishDrawing({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 46 36"
      width="46"
      height="36"
      fill="#fff"
      stroke="var(--color-ink-2)"
      strokeWidth="1.2"
    >
      <path d={drawings[name]} />
    </svg>
  )
}

/** The edges of the plate. Several finishes may stand together; straight edges remove them all. */
export function FinishChoice({ state, shown, prices }: ShapeChoiceProps & { prices: SignPrices }) {
  const t = useTranslations('product.sign')
  const { config, choose, take } = state
  const offered = findShown(shown, config.material)?.finishes ?? []
  const possible = new Set(state.finishes)
  if (offered.length === 0) return null
  const present = finishNames.filter(name => config.finishes[name] !== undefined)
  const toggle = (name: FinishName) => {
    if (!present.includes(name)) return choose({ kind: 'finish', value: name })
    const { [name]: _, ...finishes } = config.finishes
    take({ ...config, finishes })
  }
  const rounded = offered.find(({ name }) => name === 'rounded')
  const percent = config.finishes.rounded?.percent
  return (
    <OptionGroup
      title={t('finish')}
      chosen={present.length ? present.map(name => t(`finishes.${name}`)).join(', ') : t('finishes.straight')}
    >
      <div className="grid grid-cols-4 gap-2">
        <OptionCard
          type="checkbox"
          checked={present.length === 0}
          onChange={() => take({ ...config, finishes: {} })}
          title={t('finishes.straight')}
          picture={<FinishDrawing name="straight" />}
        />
        {offered.map(({ name }) => (
          <OptionCard
            key={name}
            type="checkbox"
            checked={present.includes(name)}
            onChange={() => toggle(name)}
            refused={!possible.has(name) && !present.includes(name)}
            title={t(`finishes.${name}`)}
            picture={<FinishDrawing name={name} />}
            note={
              possible.has(name) && !present.includes(name) ? (
                <Difference minor={state.differences[choiceKey('finish', name)]} prices={prices} />
              ) : undefined
            }
          />
        ))}
      </div>
      {rounded && percent !== undefined && (
        <label className="mt-3 flex items-center gap-3 text-sm">
          {t('roundness')}
          <input
            type="range"
            min={rounded.percentMin ?? 5}
            max={rounded.percentMax ?? 100}
            step={5}
            value={percent}
            onChange={event =>
              take({
                ...config,
                finishes: { ...config.finishes, rounded: { percent: Number(event.target.value) } },
              })
            }
            className="min-w-0 grow accent-(--action)"
          />
          <span className="w-12 text-right">{t('percent', { value: percent })}</span>
        </label>
      )}
    </OptionGroup>
  )
}
