'use client'
import { useLocale, useTranslations } from 'next-intl'
import { memo, useMemo, useState } from 'react'
import { kindOf } from '@/lib/design/scene/elements/registry'
import { designCaps } from '@/lib/design/scene/limits'
import type { Element } from '@/lib/design/scene/model'
import { boxOf, elementOf, elementsOf } from '@/lib/design/scene/operations/boxes'
import { canFill } from '@/lib/design/scene/operations/fit/zones'
import { placeElement, placeRange } from '@/lib/design/scene/operations/move'
import { setElementSize } from '@/lib/design/scene/operations/resize'
import { summariseText } from '@/lib/design/scene/operations/text-summary'
import { rotateElement } from '@/lib/design/scene/operations/turn'
import { boxOfPlate } from '@/lib/design/scene/plate'
import { ColourHost } from '../colour/colour-host'
import { turnSelection } from '../commands/turn-selection'
import type { KindInspector } from '../kinds/kind'
import { editorKindOf } from '../kinds/registry'
import { useDesign, useEditor, useEditorState, usePlate, useSetting } from '../state/editor-context'
import { type Loader, useLoaded } from '../state/use-loaded'
import { PartBoundary } from '../workspace/part-boundary'
import { CommandButton } from './command-bar'
import { useSelectionName } from './element-name'
import { FillControl } from './fill-control'
import { MeasureField } from './measure-field'
import { Panel } from './panel'
import { mm } from './product-line'
import { TextInspector } from './text-inspector'

/** The properties of the selected elements: letters, place, size, order. */
export const Inspector = memo(function Inspector() {
  const t = useTranslations('editor.inspector')
  const locale = useLocale()
  const { commands } = useSetting()
  const design = useDesign()
  const selection = useEditorState(state => state.selection)
  const nameOf = useSelectionName()
  const elements = useMemo(() => elementsOf(design, selection), [design, selection])
  const summary = useMemo(() => summariseText(elements), [elements])
  const [only] = elements
  if (!only) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t('nothing')}</p>
        <FillControl />
      </div>
    )
  }
  const box = elements.length === 1 ? boxOf(only) : null
  const title = nameOf(design, selection)
  return (
    <Panel
      title={title}
      aside={box && t('size', { width: mm(box.width, locale), height: mm(box.height, locale) })}
    >
      {summary && <TextInspector summary={summary} />}
      {elements.some(canFill) && <FillControl />}
      {elements.length === 1 && <KindPart element={only} />}
      <PartBoundary>
        <ColourHost elements={elements} />
      </PartBoundary>
      {elements.length === 1 ? (
        <PlaceFields id={only.id} />
      ) : (
        <TurnField key={selection.join()} ids={selection} />
      )}
      <div role="toolbar" aria-label={t('arrange')} className="-mx-1 flex flex-wrap">
        {commands
          .filter(command => command.place === 'selection')
          .map(command => (
            <CommandButton key={command.id} command={command} className="size-9! pointer-coarse:size-11!" />
          ))}
      </div>
    </Panel>
  )
})

/** Properties that only this kind of element has. */
function KindPart({ element }: { element: Element }) {
  const { inspector } = editorKindOf(element)
  return (
    inspector && (
      <PartBoundary key={element.id}>
        <OwnInspector inspector={inspector} element={element} />
      </PartBoundary>
    )
  )
}

function OwnInspector({
  inspector,
  element,
}: {
  inspector: Loader<KindInspector<Element>>
  element: Element
}) {
  const Own = useLoaded(inspector)
  return Own && <Own element={element} />
}

/** The longest edge that the field allows, in mm. */
const edgeLimits = { min: 0.5, max: designCaps.length }

/** Place and size in mm, and the turn; they follow a drag as it goes. */
function PlaceFields({ id }: { id: string }) {
  const t = useTranslations('editor.inspector')
  const editor = useEditor()
  const plate = usePlate()
  const element = useEditorState(state => elementOf(state.design, id))
  const box = element ? boxOf(element) : null
  if (!element || !box) return null
  const { measure, freeRatio, rotates } = kindOf(element)
  const range = placeRange(box, boxOfPlate(plate))
  const field = (
    name: 'left' | 'top' | 'width' | 'height' | 'diameter',
    value: number,
    change: (value: number) => void,
    bounds: { min: number; max: number },
  ) => (
    <MeasureField
      label={t(name)}
      value={value}
      min={bounds.min}
      max={bounds.max}
      step={0.1}
      unit={t(`${name}Unit`)}
      saidUnit="mm"
      onChange={change}
    />
  )
  const place = (left: number, top: number) =>
    editor.change(placeElement(editor.design, element.id, left, top))
  const resize = (size: { width?: number; height?: number }) =>
    editor.change(setElementSize(editor.design, element.id, size))
  return (
    <fieldset
      disabled={element.locked}
      aria-label={t('place')}
      className="grid grid-cols-2 gap-2 disabled:opacity-60"
    >
      {field('left', box.left, left => place(left, box.top), range.left)}
      {field('top', box.top, top => place(box.left, top), range.top)}
      {field(measure?.name ?? 'width', box.width, width => resize({ width }), measure ?? edgeLimits)}
      {freeRatio && field('height', box.height, height => resize({ height }), edgeLimits)}
      {rotates && (
        <MeasureField
          label={t('turn')}
          value={box.rotate}
          min={-360}
          max={360}
          decimals={0}
          unit="°"
          onChange={degrees => editor.change(rotateElement(editor.design, element.id, degrees))}
        />
      )}
    </fieldset>
  )
}

/** How far a multiple selection was turned since it was made; a new value turns it further. */
function TurnField({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('editor.inspector')
  const editor = useEditor()
  const angle = useEditorState(({ design }) => {
    const first = design.elements.find(
      element => ids.includes(element.id) && !element.locked && kindOf(element).rotates,
    )
    return (first && boxOf(first)?.rotate) ?? null
  })
  const [begun] = useState(angle)
  if (angle === null) return null
  const turned = turnBetween(begun ?? 0, angle)
  return (
    <MeasureField
      label={t('turnTogether')}
      value={turned}
      min={-360}
      max={360}
      decimals={0}
      unit="°"
      onChange={degrees => turnSelection(editor, degrees - turned)}
    />
  )
}

/** From one angle to another by the shorter way, in whole degrees. */
const turnBetween = (from: number, to: number): number => {
  const degrees = ((Math.round(to - from) % 360) + 360) % 360
  return degrees > 180 ? degrees - 360 : degrees
}
