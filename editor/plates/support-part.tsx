'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useMemo, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Checkbox } from '@/components/ui/choice'
import { controlClass } from '@/components/ui/field'
import {
  explainSupport,
  findOffered,
  type OfferedSupport,
  offeredSupports,
} from '@/lib/product/configuration/explain-support'
import { moveToSupport } from '@/lib/product/kinds/support/move'
import { type SupportFormat, supportFormat, supportSize } from '@/lib/product/sign/support-multi'
import { Part } from '../panels/panel'
import { mm } from '../panels/product-line'
import { RefusedAlert } from '../panels/refused-alert'
import { WaysOut } from '../panels/ways-out'
import { useEditor, useSetting } from '../state/editor-context'
import { hasPlates } from './show-plate'
import { usePlateDesign } from './use-plates'

const sizeKey = ({ plate }: SupportFormat) => `${plate.width}x${plate.height}`

const distinct = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

/** Rows, columns, title plate and size of the plates; for a size that is not made, the nearest ones are offered. */
export function SupportPart() {
  const t = useTranslations('editor.plates')
  const texts = useTranslations('editor')
  const locale = useLocale()
  const { catalogue, language } = useSetting()
  const editor = useEditor()
  const design = usePlateDesign()
  const [refused, setRefused] = useState<SupportFormat | null>(null)
  const [lost, setLost] = useState(0)
  const offered = useMemo(() => offeredSupports(catalogue), [catalogue])
  const product = catalogue.staticProducts.products.find(({ slug }) => slug === design?.support.slug)
  const format = product && supportFormat(product)
  if (!design || !format) return null
  const take = ({ product: { slug, title } }: OfferedSupport) => {
    if (!hasPlates(editor.design)) return
    const moved = moveToSupport(editor.design, slug, catalogue)
    editor.replace(moved.design)
    editor.say('supportChanged', { name: title[language] })
    setRefused(null)
    setLost(moved.lost)
  }
  const wish = (change: Partial<SupportFormat>) => {
    const wanted = { ...format, ...change }
    const found = findOffered(wanted, offered)
    if (found) take(found)
    else setRefused(wanted)
  }
  const sizes = [...new Map(offered.map(({ format: own }) => [sizeKey(own), own.plate])).values()]
  const shown = refused ?? format
  const outer = supportSize(format)
  return (
    <Part title={t('support')}>
      <div className="grid grid-cols-2 gap-2">
        <Choice
          label={t('format')}
          value={sizeKey(shown)}
          options={sizes.map(plate => ({
            value: `${plate.width}x${plate.height}`,
            label: texts('size', { width: mm(plate.width, locale), height: mm(plate.height, locale) }),
          }))}
          onChange={value => {
            const plate = sizes.find(({ width, height }) => `${width}x${height}` === value)
            if (plate) wish({ plate })
          }}
          wide
        />
        {(['rows', 'cols'] as const).map(axis => (
          <Choice
            key={axis}
            label={t(axis)}
            value={String(shown[axis])}
            options={distinct(offered.map(offer => offer.format[axis])).map(value => ({
              value: String(value),
              label: String(value),
            }))}
            onChange={value => wish({ [axis]: Number(value) })}
          />
        ))}
      </div>
      <Checkbox checked={shown.header} onChange={event => wish({ header: event.target.checked })}>
        {t('header')}
      </Checkbox>
      {refused && <NoSupport wanted={refused} onTake={take} onLeave={() => setRefused(null)} />}
      {lost > 0 && <Alert tone="ask">{t('lost', { count: lost })}</Alert>}
      <p className="text-xs text-ink-2">
        {t('size', { width: mm(outer.width, locale), height: mm(outer.height, locale) })}
      </p>
    </Part>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  wide?: boolean
}

function Choice({ label, value, options, onChange, wide = false }: ChoiceProps) {
  const id = useId()
  return (
    <div className={wide ? 'col-span-2 flex flex-col gap-1' : 'flex flex-col gap-1'}>
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={event => onChange(event.target.value)}
        className={`${controlClass()} min-h-10! text-sm! pointer-coarse:min-h-11!`}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface NoSupportProps {
  wanted: SupportFormat
  onTake: (offer: OfferedSupport) => void
  onLeave: () => void
}

/** A support that is not made, and the nearest existing ones with the price difference of the whole. */
function NoSupport({ wanted, onTake, onLeave }: NoSupportProps) {
  const t = useTranslations('editor.plates')
  const { catalogue, priceList, language } = useSetting()
  const design = usePlateDesign()
  const ways = design ? explainSupport(design, wanted, { catalogue, priceList }) : []
  return (
    <RefusedAlert
      of={wanted}
      title={t('refused')}
      actions={
        <WaysOut
          ways={ways.map(way => ({
            key: way.product.slug,
            name: way.product.title[language],
            difference: way.difference,
            take: () => onTake(way),
          }))}
          onLeave={onLeave}
        />
      }
    />
  )
}
