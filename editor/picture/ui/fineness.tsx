'use client'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { finenessOf } from '@/lib/design/scene/elements/image/fineness'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { finenessNeeded } from '@/lib/design/scene/fineness'
import { mm } from '../../panels/product-line'
import { usePlate } from '../../state/editor-context'

/** The measured details of a picture at its present size, beside the limits: one line each. */
export function Fineness({ element }: { element: ImageElement }) {
  const t = useTranslations('editor.picture.measured')
  const locale = useLocale()
  const plate = usePlate()
  const { strokeMm, lettersMm, perInch } = finenessOf(element, plate)
  const needed = finenessNeeded(plate)
  const lines = [
    strokeMm !== undefined && {
      key: 'stroke',
      fine: strokeMm >= needed.strokeMm - 0.005,
      text: t('stroke', { measured: mm(strokeMm, locale, 2), needed: mm(needed.strokeMm, locale, 2) }),
    },
    lettersMm !== undefined && {
      key: 'letters',
      fine: lettersMm >= plate.minFontMm - 0.01,
      text: t('letters', { measured: mm(lettersMm, locale, 1), needed: mm(plate.minFontMm, locale, 1) }),
    },
    perInch !== undefined && {
      key: 'resolution',
      fine: perInch >= needed.perInch,
      text: t('resolution', { measured: Math.round(perInch), needed: needed.perInch }),
    },
  ].filter(line => line !== false)
  return (
    <ul className="flex flex-col gap-1.5 text-xs">
      {lines.map(({ key, fine, text }) => {
        const Mark = fine ? CircleCheck : TriangleAlert
        return (
          <li
            key={key}
            className={classNames(
              'flex gap-2 rounded-md px-2.5 py-2',
              fine ? 'bg-mat-soft text-mat-2' : 'bg-amber-soft text-amber-2',
            )}
          >
            <Mark aria-hidden size={16} className="shrink-0" />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
