'use client'
import { Pipette } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { describedBy, Field, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Swatches, type SwatchOption } from '@/components/ui/swatches'
import { eyeDropper } from './eye-dropper'
import { palette, readHex, recentColours, rememberColour } from './palette'

interface ColourFieldProps {
  /** Where the fields' ids begin. */
  id: string
  /** The colour; `null` means the product's colour, `undefined` several colours. */
  value: string | null | undefined
  /** The hex colour of the product's ink. */
  ink: string
  /** Colours of the design. */
  used: readonly string[]
  onChange: (colour: string | null) => void
}

const product = 'product'

/** A free colour: proposed ones with their names, those of the design, recent ones, or any by its code. */
export function ColourField({ id, value, ink, used, onChange }: ColourFieldProps) {
  const t = useTranslations('editor.colour')
  const take = (colour: string | null) => {
    if (colour !== null) rememberColour(colour)
    onChange(colour)
  }
  const named = palette.map(({ name, hex }) => ({ value: hex, label: t(`names.${name}`), background: hex }))
  const known = new Set<string>(palette.map(({ hex }) => hex))
  const own = [...new Set([...used, ...recentColours()])].filter(hex => !known.has(hex))
  const chosen = value === undefined ? '' : (value ?? product)
  const swatches = (name: string, label: string, options: SwatchOption[]) => (
    <Swatches
      name={`${id}-${name}`}
      label={label}
      value={chosen}
      options={options}
      onChange={next => take(next === product ? null : next)}
    />
  )
  return (
    <div className="flex flex-col gap-2.5">
      {value === undefined && <p className="text-xs text-ink-2">{t('mixed')}</p>}
      {swatches('palette', t('palette'), [
        { value: product, label: t('product'), background: ink },
        ...named,
      ])}
      {own.length > 0 &&
        swatches(
          'own',
          t('used'),
          own.map(hex => ({ value: hex, label: hex.toUpperCase(), background: hex })),
        )}
      <HexField id={`${id}-hex`} value={value ?? ink} onChange={take} />
    </div>
  )
}

function HexField(props: { id: string; value: string; onChange: (colour: string) => void }) {
  const { id, value, onChange } = props
  const t = useTranslations('editor.colour')
  const [typed, setTyped] = useState(value.toUpperCase())
  useEffect(() => setTyped(value.toUpperCase()), [value])
  const read = readHex(typed)
  const error = read === null ? t('hexHint') : undefined
  const pick = eyeDropper()
  return (
    <div className="flex items-end gap-2">
      <input
        type="color"
        aria-label={t('pick')}
        title={t('pick')}
        value={value}
        onChange={event => onChange(event.target.value)}
        className="h-10 w-12 shrink-0 rounded-md border border-edge bg-paper p-1 pointer-coarse:h-11"
      />
      <Field id={id} label={t('hex')} error={error} className="min-w-0 grow">
        <Input
          {...describedBy(id, { error })}
          value={typed}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          invalid={error !== undefined}
          onChange={event => {
            setTyped(event.target.value)
            const colour = readHex(event.target.value)
            if (colour !== null && event.target.value.replace('#', '').length === 6) onChange(colour)
          }}
          onBlur={() => {
            if (read !== null && read !== value) onChange(read)
          }}
        />
      </Field>
      {pick && (
        <IconButton label={t('eyedropper')} onClick={() => pick().then(hex => hex && onChange(hex))}>
          <Pipette aria-hidden size={18} />
        </IconButton>
      )}
    </div>
  )
}
