'use client'
import { useLocale, useTranslations } from 'next-intl'
import { OptionCard } from '@/components/ui/choice'
import { NumberField } from '@/components/ui/number-field'
import { elementKinds } from '@/lib/scene/elements/registry'
import { type ShapeElement, type ShapeName, shapeNames } from '@/lib/scene/elements/shape/schema'
import { changeElements } from '@/lib/scene/operations/change'
import { addNew } from '@/lib/scene/operations/new-elements'
import { pathData } from '@/lib/scene/svg'
import { fontEngine } from '../scene/font-engine'
import { useEditor, useEditorState, usePlate } from '../state/editor-context'
import { AddTile } from './add-tile'
import { Panel, Part } from './panel'

/** Simple figures to put on the plate, and how the chosen one is drawn. */
export function ShapesPanel() {
  const t = useTranslations('editor.shapes')
  const editor = useEditor()
  const plate = usePlate()
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
                onAdd={() => {
                  const added = addNew(editor.design, plate, elementKinds.shape, { shape })
                  editor.change(added.design)
                  editor.select([added.id])
                  editor.say('added', { name })
                }}
              >
                <Drawn shape={shape} />
              </AddTile>
            </li>
          )
        })}
      </ul>
      <ChosenShape />
    </Panel>
  )
}

function Drawn({ shape }: { shape: ShapeName }) {
  const plate = usePlate()
  const kind = elementKinds.shape
  const size = { width: 30, height: shape === 'line' ? 2 : 22 }
  const element: ShapeElement = {
    ...kind.create({ shape }, { plate, elements: [] }),
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

/** Filled, or a line of a thickness; a rectangle also has corners. */
function ChosenShape() {
  const t = useTranslations('editor.shapes')
  const locale = useLocale()
  const editor = useEditor()
  const plate = usePlate()
  const chosen = useEditorState(({ design, selection }) =>
    design.elements.find(
      (element): element is ShapeElement =>
        element.type === 'shape' && selection.length === 1 && element.id === selection[0],
    ),
  )
  if (!chosen || chosen.shape === 'line') return null
  const change = (next: Partial<ShapeElement>) =>
    editor.change(
      changeElements(editor.design, [chosen.id], element => ({ ...element, ...next }) as typeof element),
    )
  const thinnest = plate.border.minMm.solid
  return (
    <Part title={t('look')}>
      <fieldset aria-label={t('look')} className="grid grid-cols-2 gap-2">
        {([null, thinnest] as const).map(stroke => (
          <OptionCard
            key={String(stroke)}
            name="shape-look"
            title={t(stroke === null ? 'filled' : 'outlined')}
            checked={(chosen.stroke === null) === (stroke === null)}
            onChange={() => change({ stroke: stroke === null ? null : Math.max(thinnest, 0.5) })}
            className="py-3!"
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        {chosen.stroke !== null && (
          <Measure id="shape-stroke" label={t('stroke')}>
            <NumberField
              id="shape-stroke"
              value={chosen.stroke}
              min={thinnest}
              max={Math.min(chosen.size.width, chosen.size.height) / 2}
              step={0.1}
              unit="mm"
              locale={locale}
              onChange={stroke => change({ stroke })}
            />
          </Measure>
        )}
        {chosen.shape === 'rectangle' && (
          <Measure id="shape-radius" label={t('radius')}>
            <NumberField
              id="shape-radius"
              value={chosen.radius ?? 0}
              min={0}
              max={Math.min(chosen.size.width, chosen.size.height) / 2}
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

function Measure({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1 text-xs">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
