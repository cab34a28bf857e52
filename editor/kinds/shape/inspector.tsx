'use client'
import { useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import { roundMm } from '@/lib/design/geometry/box'
import type { ShapeElement } from '@/lib/design/scene/elements/shape/schema'
import { MeasureField } from '../../panels/measure-field'
import { Part } from '../../panels/panel'
import { usePlate } from '../../state/editor-context'
import { Measure } from '../measure'
import { useChangeElement } from '../use-change-element'

/** Filled, or a line of a thickness; a rectangle also has corners. */
export function ShapeInspector({ element }: { element: ShapeElement }) {
  const t = useTranslations('editor.shapes')
  const plate = usePlate()
  const change = useChangeElement(element)
  if (element.shape === 'line') return null
  const half = roundMm(Math.min(element.size.width, element.size.height) / 2)
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
            <MeasureField
              id="shape-stroke"
              value={element.stroke}
              min={thinnest}
              max={half}
              step={0.1}
              unit="mm"
              onChange={stroke => change({ stroke })}
            />
          </Measure>
        )}
        {element.shape === 'rectangle' && (
          <Measure id="shape-radius" label={t('radius')}>
            <MeasureField
              id="shape-radius"
              value={element.radius ?? 0}
              min={0}
              max={half}
              step={0.5}
              unit="mm"
              onChange={radius => change({ radius })}
            />
          </Measure>
        )}
      </div>
    </Part>
  )
}
