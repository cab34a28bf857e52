'use client'
import { useLocale, useTranslations } from 'next-intl'
import { NumberField } from '@/components/ui/number-field'
import { designCaps } from '@/lib/scene/limits'
import { useDesign, useEditor } from '../state/editor-context'

/** How many pieces of this design; a whole number. */
export function QuantityField() {
  const t = useTranslations('editor')
  const locale = useLocale()
  const editor = useEditor()
  const { quantity } = useDesign()
  return (
    <NumberField
      label={t('quantity')}
      value={quantity}
      min={1}
      max={designCaps.quantity}
      decimals={0}
      unit={t('pieces')}
      locale={locale}
      className="w-24"
      onChange={value => editor.change({ ...editor.design, quantity: Math.round(value) })}
    />
  )
}
