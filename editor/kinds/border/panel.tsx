'use client'
import { useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import { roundMm } from '@/lib/design/geometry/box'
import { type BorderConfig, largestRadius } from '@/lib/design/scene/elements/border/change'
import { borderStyles } from '@/lib/design/scene/elements/border/schema'
import { borderOf, setBorder } from '@/lib/design/scene/operations/new-elements'
import type { Plate } from '@/lib/design/scene/plate'
import { MeasureField } from '../../panels/measure-field'
import { Panel, Part } from '../../panels/panel'
import { useDesign, useEditor, usePlate } from '../../state/editor-context'
import { Measure } from '../measure'

/** Fields of a border: mm, and percent for the corners. */
const fields = ['width', 'offset', 'radius'] as const

/** The least space inside the line, in mm. */
const leastInside = 2

const largestOffset = ({ widthMm, heightMm }: Plate) =>
  roundMm(Math.max(0, (Math.min(widthMm, heightMm) - leastInside) / 2))

/** A line around the plate: its kind, thickness, distance and corners. */
export function BordersPanel() {
  const t = useTranslations('editor.borders')
  const editor = useEditor()
  const plate = usePlate()
  const border = borderOf(useDesign())
  const set = (change: Partial<BorderConfig> | null) => editor.change(setBorder(editor.design, plate, change))
  const limits = border && {
    width: { min: plate.border.minMm[border.config.style], max: plate.border.maxMm, step: 0.1 },
    offset: { min: 0, max: largestOffset(plate), step: 0.1 },
    radius: { min: 0, max: largestRadius(border.config, plate), step: 5 },
  }
  return (
    <Panel title={t('title')}>
      <fieldset className="grid grid-cols-2 gap-2" aria-label={t('title')}>
        {(['none', ...borderStyles] as const).map(style => (
          <OptionCard
            key={style}
            name="border-style"
            title={t(`styles.${style}`)}
            checked={(border?.config.style ?? 'none') === style}
            onChange={() => set(style === 'none' ? null : { style })}
            picture={
              <span
                aria-hidden
                className="mx-auto mb-1 block h-8 w-14"
                style={{ border: borderCss[style] }}
              />
            }
          />
        ))}
      </fieldset>
      {border && limits && (
        <Part title={t('measures')}>
          <div className="grid grid-cols-2 gap-2">
            {fields.map(name => (
              <Measure key={name} id={`border-${name}`} label={t(name)}>
                <MeasureField
                  id={`border-${name}`}
                  value={border.config[name]}
                  {...limits[name]}
                  decimals={name === 'radius' ? 0 : 1}
                  unit={name === 'radius' ? '%' : 'mm'}
                  onChange={value => set({ [name]: value })}
                />
              </Measure>
            ))}
          </div>
        </Part>
      )}
    </Panel>
  )
}

const borderCss = {
  none: '1px solid transparent',
  solid: '2px solid currentColor',
  dotted: '3px dotted currentColor',
  double: '5px double currentColor',
  dashed: '2px dashed currentColor',
} as const
