'use client'
import { useTranslations } from 'next-intl'
import { designCaps } from '@/lib/design/scene/limits'
import { useDesign, useEditor } from '../state/editor-context'
import { MeasureField } from './measure-field'

/** How many pieces of this design; a whole number. */
export function QuantityField() {
  const t = useTranslations('editor')
  const editor = useEditor()
  const { quantity } = useDesign()
  return (
    <MeasureField
      label={t('quantity')}
      value={quantity}
      min={1}
      max={designCaps.quantity}
      decimals={0}
      unit={t('pieces')}
      className="w-26"
      onChange={value => editor.change({ ...editor.design, quantity: Math.round(value) })}
    />
  )
}
