'use client'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { NumberField } from '@/components/ui/number-field'
import { useEditor } from '../state/editor-context'

interface MeasureFieldProps extends Omit<ComponentProps<typeof NumberField>, 'locale' | 'onRefuse'> {
  /** The unit for the message about bounds, where the field shows another symbol. */
  saidUnit?: string
}

/** A figure of the design. A refused value is reported with the bounds. */
export function MeasureField({ saidUnit, ...props }: MeasureFieldProps) {
  const editor = useEditor()
  const locale = useLocale()
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, unit = '' } = props
  return (
    <NumberField
      {...props}
      locale={locale}
      onRefuse={reason =>
        editor.refuse(
          reason === 'range' ? { code: 'range', min, max, unit: saidUnit ?? unit } : { code: 'number' },
        )
      }
    />
  )
}
