'use client'
import { useLocale, useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import { NumberField } from '@/components/ui/number-field'
import type { ShapeElement } from '@/lib/scene/elements/shape/schema'
import { Part } from '../../panels/panel'
import { usePlate } from '../../state/editor-context'
import { Measure } from '../measure'
import { useChangeElement } from '../use-change-element'

/** Filled, or a line of a thickness; a rectangle also has corners. */
export function ShapeInspector({ element }: { element: ShapeElement }) {
  const t = useTranslations('editor.shapes')
  const locale = useLocale()
  const plate = usePlate()
  const change = useChangeElement(element)
  if (element.shape === 'line') return null
  const thinnest = plate.border.minMm.solid
  return (
    <Part title={t('look')}>
      <fieldset aria-label={t('look')} className="grid grid-cols-2 gap-2">
        {([null, thinnest] as const).map(stroke => (
          <OptionCard
            key={String(stroke)}
            name="shape-look"
            title={t(stroke === null ? 'filled' : 'outlined')}
            checked={(element.stroke === null) === (stroke === null)}
            onChange={() => change({ stroke: stroke === null ? null : Math.max(thinnest, 0.5) })}
            className="py-3!"
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        {element.stroke !== null && (
          <Measure id="shape-stroke" label={t('stroke')}>
            <NumberField
              id="shape-stroke"
              value={element.stroke}
              min={thinnest}
              max={Math.min(element.size.width, element.size.height) / 2}
              step={0.1}
              unit="mm"
              locale={locale}
              onChange={stroke => change({ stroke })}
            />
          </Measure>
        )}
        {element.shape === 'rectangle' && (
          <Measure id="shape-radius" label={t('radius')}>
            <NumberField
              id="shape-radius"
              value={element.radius ?? 0}
              min={0}
              max={Math.min(element.size.width, element.size.height) / 2}
              step={0.5}
              unit="mm"
              locale={locale}
              onChange={radius => change({ radius })}
            />
          </Measure>
        )}
      </div>
    </Part>
  )
}
