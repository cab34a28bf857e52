'use client'
import { useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import type { MaterialColor } from '@/lib/catalogue/signs'
import { availableColors } from '@/lib/product/sign/available'
import { Panel, Part } from '../panels/panel'
import { useSetting } from '../state/editor-context'
import { RefusedChoice } from './refused-choice'
import { SignNotice } from './sign-notice'
import { useSign } from './use-sign'

/** Colour of the plate and of its text. */
export function ColoursPanel() {
  const t = useTranslations('editor.sign')
  const { catalogue, language } = useSetting()
  const sign = useSign()
  if (!sign) return null
  const { config } = sign
  const available = availableColors(config, catalogue)
  const material = catalogue.materials.materials.find(({ name }) => name === config.material)
  const colours = material?.colors.filter(colour => !colour.outOfStock) ?? []
  const chosen = colours.find(colour => colour.slug === config.color)
  const nameOf = (colour: MaterialColor) =>
    t('colourName', { ground: colour.readableBg[language], text: colour.readableText[language] })
  return (
    <Panel title={t('colourQuestion')}>
      <RefusedChoice of="color" />
      <SignNotice />
      <fieldset
        aria-label={t('colours')}
        className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2"
      >
        {colours.map(colour => (
          <OptionCard
            key={colour.slug}
            name="sign-colour"
            title={nameOf(colour)}
            checked={colour.slug === config.color}
            refused={!available.includes(colour)}
            note={available.includes(colour) ? undefined : t('notPossible')}
            onChange={() => sign.choose({ kind: 'color', value: colour.slug })}
            picture={
              <span
                aria-hidden
                className="mb-1 grid h-10 w-full place-items-center rounded-sm border border-line text-lg font-semibold"
                style={{ background: colour.bgColor, color: colour.textColor }}
              >
                Aa
              </span>
            }
          />
        ))}
      </fieldset>
      {chosen?.allowCustom && (
        <Part title={t('ownColours')}>
          <div className="grid grid-cols-2 gap-3">
            <OwnColour
              label={t('ground')}
              value={config.bgColor ?? chosen.bgColor}
              onChange={bgColor => sign.take({ ...config, bgColor })}
            />
            <OwnColour
              label={t('text')}
              value={config.textColor ?? chosen.textColor}
              onChange={textColor => sign.take({ ...config, textColor })}
            />
          </div>
        </Part>
      )}
    </Panel>
  )
}

function OwnColour(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <input
        type="color"
        value={props.value}
        onChange={event => props.onChange(event.target.value)}
        className="h-10 w-14 rounded-md border border-edge bg-paper p-1"
      />
      {props.label}
    </label>
  )
}
