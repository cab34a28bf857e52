'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ModelAnswer } from '@/lib/doors/contract/model-tools'
import type { Language } from '@/lib/ground/names'
import { languageOf } from '@/lib/ground/site/locales'
import { applyChoice, type SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { customMaskShape } from '@/lib/product/sign/config'
import { isOffered } from '@/lib/product/sign/offered'
import { FindingList } from './finding-list'

export type SignAnswer = NonNullable<ModelAnswer['sign']>

interface SignFieldsProps {
  sign: SignAnswer
  config: SignConfig
  onChange: (config: SignConfig) => void
}

/** The options of a part, in the page's words. */
interface Choice {
  value: string
  label: string
}

const colorChoices = ({ catalogue }: SignAnswer, language: Language): Choice[] =>
  (catalogue.materials.materials[0]?.colors ?? []).map(({ slug, readableBg, readableText }) => ({
    value: slug,
    label: `${readableBg[language]}, ${readableText[language]}`,
  }))

const maskChoices = ({ catalogue }: SignAnswer, language: Language): Choice[] =>
  catalogue.materials.masks.map(({ name, label }) => ({ value: name, label: label[language] }))

const fixingChoices = ({ catalogue }: SignAnswer, language: Language): Choice[] =>
  catalogue.fixings.fixings.map(({ name, label }) => ({ value: name, label: label[language] }))

interface PickProps {
  label: string
  value: string
  choices: readonly Choice[]
  /** Options that do not fit the present sign are not offered; the present option always is. */
  offered: (value: string) => boolean
  onPick: (value: string) => void
}

function Pick({ label, value, choices, offered, onPick }: PickProps) {
  return (
    <label className="tl-field">
      {label}
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        {choices.map(choice => (
          <option
            key={choice.value}
            value={choice.value}
            disabled={choice.value !== value && !offered(choice.value)}
          >
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The edges of the sign; one that is not made in this material cannot be added. */
function Finishes({ sign: { catalogue }, config, onChange }: SignFieldsProps) {
  const t = useTranslations('tools.models')
  const { finishes } = catalogue.materials.materials[0] ?? { finishes: [] }
  return (
    <fieldset>
      <legend className="font-semibold">{t('finishes')}</legend>
      <div className="tl-bar">
        {finishes.map(({ name }) => {
          const has = config.finishes[name] !== undefined
          const { [name]: _, ...others } = config.finishes
          return (
            <label key={name} className="tl-button">
              <input
                type="checkbox"
                checked={has}
                disabled={!has && !isOffered(config, { kind: 'finish', value: name }, catalogue)}
                onChange={() =>
                  has
                    ? onChange({ ...config, finishes: others })
                    : onChange(applyChoice(config, { kind: 'finish', value: name }, catalogue))
                }
              />
              {t(`finish.${name}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The sign that a product begins with, part by part; findings that forbid it are shown, and prevent saving (SIGN-6). */
export function SignFields({ sign, config, onChange }: SignFieldsProps) {
  const t = useTranslations('tools.models')
  const language = languageOf(useLocale())
  const { catalogue } = sign
  const choose = (choice: SignChoice) => onChange(applyChoice(config, choice, catalogue))
  const none = { value: 'none', label: t('noFixing') }
  const pick = (kind: 'color' | 'fixing') => ({
    offered: (value: string) => isOffered(config, { kind, value }, catalogue),
    onPick: (value: string) => choose({ kind, value }),
  })
  return (
    <>
      <div className="tl-cards">
        {(['width', 'height'] as const).map(name => (
          <label key={name} className="tl-field">
            {t(name)}
            <input
              type="number"
              required
              min={1}
              step="any"
              value={config[name] || ''}
              onChange={({ target }) => onChange({ ...config, [name]: Number(target.value) })}
            />
          </label>
        ))}
        <Pick
          label={t('colour')}
          value={config.color}
          choices={colorChoices(sign, language)}
          {...pick('color')}
        />
        <Pick
          label={t('shape')}
          value={config.mask.shape}
          choices={maskChoices(sign, language).filter(({ value }) => value !== customMaskShape)}
          offered={shape => isOffered(config, { kind: 'mask', value: { shape } }, catalogue)}
          onPick={shape => choose({ kind: 'mask', value: { shape } })}
        />
        <Pick
          label={t('fixing')}
          value={config.fixing.name}
          choices={[none, ...fixingChoices(sign, language).filter(({ value }) => value !== 'none')]}
          {...pick('fixing')}
        />
      </div>
      <Finishes {...{ sign, config, onChange }} />
      <FindingList config={config} catalogue={catalogue} />
    </>
  )
}
