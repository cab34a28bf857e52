'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Checkbox, OptionCard } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { finishNames } from '@/lib/ground/names'
import { availableFinishes, availableMasks } from '@/lib/product/sign/available'
import { oversize } from '@/lib/product/sign/oversize'
import { sizeRange } from '@/lib/product/sign/size-range'
import { MeasureField } from '../panels/measure-field'
import { Panel, Part } from '../panels/panel'
import { mm } from '../panels/product-line'
import { useEditorState, useSetting } from '../state/editor-context'
import { OwnShape } from './own-shape'
import { RefusedChoice } from './refused-choice'
import { SignNotice } from './sign-notice'
import { useSign } from './use-sign'

/** Width, height, outline and finishes of a sign. */
export function DimensionsPanel() {
  const t = useTranslations('editor.sign')
  const locale = useLocale()
  const { catalogue, language } = useSetting()
  const sign = useSign()
  const refused = useEditorState(({ refusedChoice }) =>
    refusedChoice?.choice.kind === 'size' ? refusedChoice.config : null,
  )
  if (!sign) return null
  const { config, choose } = sign
  // An impossible input stays in its field until an alternative is chosen.
  const shown = refused ?? config
  const ranges = {
    width: sizeRange(config, 'width', catalogue),
    height: sizeRange(config, 'height', catalogue),
  }
  const xxl = oversize(config, catalogue).material
  return (
    <Panel title={t('dimensions')}>
      <div className="grid grid-cols-2 gap-3">
        {(['width', 'height'] as const).map(axis => (
          <Field
            key={axis}
            id={`sign-${axis}`}
            label={t(axis)}
            hint={t('range', { min: mm(ranges[axis].min, locale), max: mm(ranges[axis].max, locale) })}
          >
            <MeasureField
              id={`sign-${axis}`}
              value={shown[axis]}
              decimals={Number.isInteger(shown[axis]) ? 0 : 1}
              unit="mm"
              invalid={shown[axis] !== config[axis]}
              aria-describedby={`sign-${axis}-hint`}
              onChange={value => choose({ kind: 'size', [axis]: value })}
            />
          </Field>
        ))}
      </div>
      <RefusedChoice of="size" />
      <SignNotice />
      {xxl && <Alert tone="inform">{t('oversize', { material: xxl.title[language] })}</Alert>}
      <MaskPart />
      <FinishPart />
    </Panel>
  )
}

function MaskPart() {
  const t = useTranslations('editor.sign')
  const { catalogue, language } = useSetting()
  const sign = useSign()
  if (!sign) return null
  const available = availableMasks(sign.config, catalogue)
  const chosen = catalogue.materials.masks.find(mask => mask.name === sign.config.mask.shape)
  return (
    <Part title={t('shape')} aside={chosen?.label[language]}>
      <fieldset aria-label={t('shape')} className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-2">
        {catalogue.materials.masks.map(mask => (
          <OptionCard
            key={mask.name}
            name="sign-shape"
            title={<span className="sr-only">{mask.label[language]}</span>}
            checked={mask.name === sign.config.mask.shape}
            refused={!available.includes(mask)}
            onChange={() => sign.choose({ kind: 'mask', value: { shape: mask.name } })}
            picture={
              <svg aria-hidden viewBox={mask.viewBox} className="h-9 w-12 fill-bench stroke-ink-3 stroke-1">
                <path d={mask.svgPath} vectorEffect="non-scaling-stroke" />
              </svg>
            }
          />
        ))}
      </fieldset>
      <RefusedChoice of="mask" />
      <OwnShape />
    </Part>
  )
}

function FinishPart() {
  const t = useTranslations('editor.sign')
  const { catalogue } = useSetting()
  const sign = useSign()
  if (!sign) return null
  const { config } = sign
  const finishes = availableFinishes(config, catalogue)
  const toggle = (name: 'rounded' | 'oval' | 'beveled', on: boolean) => {
    if (on) sign.choose({ kind: 'finish', value: name })
    else sign.take({ ...config, finishes: { ...config.finishes, [name]: undefined } })
  }
  const rounded = finishes.find(finish => finish.name === 'rounded')
  return (
    <Part title={t('finishes')}>
      {finishNames.map(name => {
        const refused = !finishes.some(finish => finish.name === name)
        return (
          <Checkbox
            key={name}
            checked={config.finishes[name] !== undefined}
            onChange={event => toggle(name, event.target.checked)}
            className={refused ? 'text-ink-3' : undefined}
          >
            {t(`finish.${name}`)}
            {refused && <span className="text-2xs"> · {t('notPossible')}</span>}
          </Checkbox>
        )
      })}
      <RefusedChoice of="finish" />
      {config.finishes.rounded && (
        <MeasureField
          label={t('roundedPercent')}
          value={config.finishes.rounded.percent}
          min={rounded?.percentMin ?? 5}
          max={rounded?.percentMax ?? 100}
          step={5}
          decimals={0}
          unit="%"
          className="w-28"
          onChange={percent => sign.choose({ kind: 'finish', value: 'rounded', percent })}
        />
      )}
    </Part>
  )
}
