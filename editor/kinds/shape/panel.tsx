'use client'
import { useTranslations } from 'next-intl'
import { groundOn } from '@/lib/design/scene/elements/ground'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { type ShapeElement, type ShapeName, shapeNames } from '@/lib/design/scene/elements/shape/schema'
import { pathData } from '@/lib/design/scene/svg'
import { AddTile } from '../../panels/add-tile'
import { Panel } from '../../panels/panel'
import { fontEngine } from '../../scene/font-engine'
import { usePlate } from '../../state/editor-context'
import { useAdd } from '../use-add'

/** Simple figures to put on the plate, each with its picture. */
export function ShapesPanel() {
  const t = useTranslations('editor.shapes')
  const add = useAdd()
  return (
    <Panel title={t('title')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-2">
        {shapeNames.map(shape => {
          const name = t(`names.${shape}`)
          return (
            <li key={shape}>
              <AddTile
                name={name}
                label={t('add', { name })}
                onAdd={() => add(elementKinds.shape, { shape }, name)}
              >
                <Drawn shape={shape} />
              </AddTile>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Drawn({ shape }: { shape: ShapeName }) {
  const plate = usePlate()
  const kind = elementKinds.shape
  const size = { width: 30, height: shape === 'line' ? 2 : 22 }
  const element: ShapeElement = {
    ...kind.create({ shape }, groundOn(plate, [])),
    id: 'picture',
    position: { left: 3, top: (28 - size.height) / 2 },
    size,
  }
  return (
    <svg aria-hidden viewBox="0 0 36 28" className="h-8 w-10 fill-current">
      {kind.outline(element, { plate, engine: fontEngine() }).map(({ path, fillRule }) => (
        <path key={shape} d={pathData(path)} fillRule={fillRule} />
      ))}
    </svg>
  )
}
