'use client'
import { useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import { PriceAlone } from '@/components/ui/price'
import type { FixingName, HoleLayout } from '@/lib/catalogue/signs'
import { availableFixingOptions, availableFixings, availableHoleLayouts } from '@/lib/product/sign/available'
import { availableBackgrounds, pickBackground } from '@/lib/product/sign/backgrounds'
import { applyChoice } from '@/lib/product/sign/choice'
import { validateSign } from '@/lib/product/sign/validate'
import { Panel, Part } from '../panels/panel'
import { useDifferenceText, usePriceDifference } from '../price/use-price'
import { useEditor, useSetting } from '../state/editor-context'
import { FixingPicture } from './fixing-picture'
import { RefusedChoice } from './refused-choice'
import { SignNotice, useSignFindingText } from './sign-notice'
import { useSign } from './use-sign'

/** The fixings of the sign, with their prices; a refused one says why. */
export function FixingsPanel() {
  const t = useTranslations('editor.sign')
  const { catalogue, language } = useSetting()
  const difference = usePriceDifference()
  const text = useDifferenceText()
  const reason = useSignFindingText()
  const sign = useSign()
  if (!sign) return null
  const { config, design } = sign
  const available = availableFixings(config, catalogue)
  const noteOf = (name: string) => {
    const choice = { kind: 'fixing', value: name } as const
    if (!available.some(fixing => fixing.name === name)) {
      const [refusal] = validateSign(applyChoice(config, choice, catalogue), catalogue)
      if (!refusal) return t('notPossible')
      // Its tile already names the fixing: the text says what the plate lacks.
      const isBound = refusal.subject === 'fixing' && refusal.code.startsWith('value-in-')
      return reason(isBound ? { ...refusal, subject: 'configSupport' } : refusal)
    }
    if (name === config.fixing.name) return t('chosen')
    const more = difference(design, sign.tryChoice(choice))
    return more ? <PriceAlone price={text(more)} /> : undefined
  }
  return (
    <Panel title={t('fixingQuestion')}>
      <RefusedChoice of="fixing" />
      <SignNotice />
      <fieldset
        aria-label={t('fixing')}
        className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2"
      >
        {catalogue.fixings.fixings.map(fixing => (
          <OptionCard
            key={fixing.name}
            name="sign-fixing"
            title={fixing.label[language]}
            note={noteOf(fixing.name)}
            checked={fixing.name === config.fixing.name}
            refused={!available.includes(fixing)}
            onChange={() => sign.choose({ kind: 'fixing', value: fixing.name })}
            picture={
              <FixingPicture
                name={fixing.name}
                style={
                  fixing.name === config.fixing.name
                    ? config.fixing.options.styles
                    : fixing.options.styles?.[0]
                }
              />
            }
          />
        ))}
      </fieldset>
      <HolesPart />
      <OptionsPart />
      <BackgroundPart />
    </Panel>
  )
}

const columns = { left: 5, center: 18, right: 31 } as const
const rows = { top: 5, center: 12, bottom: 19 } as const

function HolesPart() {
  const t = useTranslations('editor.sign')
  const { catalogue, language } = useSetting()
  const sign = useSign()
  if (!sign) return null
  const available = availableHoleLayouts(sign.config, catalogue)
  const fixing = catalogue.fixings.fixings.find(({ name }) => name === sign.config.fixing.name)
  const layouts = catalogue.fixings.holeLayouts.filter(
    layout =>
      fixing?.options.holes?.includes(layout.slug) && (!layout.custom || fixing.name === 'holes-only'),
  )
  if (layouts.length === 0) return null
  const chosen = layouts.find(layout => layout.slug === sign.config.fixing.options.holes)
  return (
    <Part title={t('holes')} aside={chosen?.label[language]}>
      <fieldset aria-label={t('holes')} className="flex flex-wrap gap-2">
        {layouts.map(layout => (
          <OptionCard
            key={layout.slug}
            name="sign-holes"
            title={<span className="sr-only">{layout.label[language]}</span>}
            checked={layout === chosen}
            refused={!available.includes(layout)}
            onChange={() => sign.choose({ kind: 'holes', value: layout.slug })}
            picture={<LayoutPicture layout={layout} />}
          />
        ))}
      </fieldset>
      <RefusedChoice of="holes" />
    </Part>
  )
}

function LayoutPicture({ layout }: { layout: HoleLayout }) {
  return (
    <svg aria-hidden viewBox="0 0 36 24" width={54} height={36}>
      <rect x={0.5} y={0.5} width={35} height={23} rx={1} className="fill-paper stroke-ink-3" />
      {layout.positions?.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={columns[x]} cy={rows[y]} r={1.7} className="fill-ink" />
      ))}
      {!layout.positions && <path d="M18 8v8M14 12h8" className="fill-none stroke-ink" strokeWidth={1.2} />}
    </svg>
  )
}

/** Styles, badge types and diameters of the chosen fixing. */
function OptionsPart() {
  const t = useTranslations('editor.sign')
  const { catalogue, language } = useSetting()
  const sign = useSign()
  if (!sign) return null
  const { config } = sign
  const available = availableFixingOptions(config, catalogue)
  const options = catalogue.fixings.fixings.find(({ name }) => name === config.fixing.name)?.options ?? {}
  const styleName = (slug: string) => catalogue.fixings.styleLabels[slug]?.[language] ?? slug
  return (
    <>
      {(['styles', 'badge-type'] as const).map(kind => {
        const values = options[kind] ?? []
        if (values.length === 0) return null
        return (
          <Part key={kind} title={t(kind)}>
            <fieldset
              aria-label={t(kind)}
              className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2"
            >
              {values.map(value => (
                <OptionCard
                  key={value}
                  name={`sign-${kind}`}
                  title={styleName(value)}
                  picture={
                    kind === 'styles' && (
                      <FixingPicture name={config.fixing.name as FixingName} style={value} />
                    )
                  }
                  checked={config.fixing.options[kind] === value}
                  refused={!available[kind]?.includes(value)}
                  onChange={() => sign.choose({ kind, value })}
                />
              ))}
            </fieldset>
            <RefusedChoice of={kind} />
          </Part>
        )
      })}
      {options.diameters && options.diameters.length > 0 && (
        <Part title={t('diameters')}>
          <fieldset aria-label={t('diameters')} className="flex flex-wrap gap-2">
            {options.diameters.map(value => (
              <OptionCard
                key={value}
                name="sign-diameter"
                title={t('millimetres', { value })}
                checked={config.fixing.options.diameters === value}
                refused={!available.diameters?.includes(value)}
                onChange={() => sign.choose({ kind: 'diameters', value })}
                className="min-w-16"
              />
            ))}
          </fieldset>
          <RefusedChoice of="diameters" />
        </Part>
      )}
    </>
  )
}

/** The background of the sign; the fixing decides which ones suit. */
function BackgroundPart() {
  const t = useTranslations('editor.sign')
  const { catalogue, language } = useSetting()
  const editor = useEditor()
  const sign = useSign()
  if (!sign) return null
  const backgrounds = availableBackgrounds(sign.config, catalogue)
  const chosen = pickBackground(sign.design.background ?? '', sign.config, catalogue)
  return (
    <Part title={t('background')}>
      <fieldset
        aria-label={t('background')}
        className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2"
      >
        {backgrounds.map(({ slug, label }) => (
          <OptionCard
            key={slug}
            name="sign-background"
            title={label[language]}
            checked={slug === chosen}
            onChange={() => editor.change({ ...editor.design, background: slug })}
            className="content-center! pointer-coarse:min-h-11"
          />
        ))}
      </fieldset>
    </Part>
  )
}
