'use client'
import { ChevronDown, ChevronRight, Eye, EyeOff, GripVertical, Lock, LockOpen } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { memo, type PointerEvent, useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { unionBox } from '@/lib/design/geometry/box'
import { boxOf } from '@/lib/design/scene/operations/boxes'
import { setHidden, setLocked } from '@/lib/design/scene/operations/hold'
import { elementsOf, groupLabel, type Layer } from '@/lib/design/scene/operations/layers'
import { useElementName } from '../panels/element-name'
import { mm } from '../panels/product-line'
import { useEditor, useEditorState } from '../state/editor-context'
import type { Drop } from './layer-rows'
import { NameField } from './name-field'

interface LayerRowItemProps {
  layerKey: string
  layer: Layer
  level: 1 | 2
  position: number
  count: number
  /** Whether the elements of a group are shown; null where it is no group. */
  isOpen: boolean | null
  troubles: number
  chosen: boolean
  /** Tab leads to it, and to its buttons. */
  current: boolean
  /** Whether a dragged row would be dropped here. */
  drop: Drop['where'] | null
  onGrip: (event: PointerEvent<HTMLElement>, key: string) => void
  onFold: (key: string, folded: boolean) => void
}

const small = 'size-8! pointer-coarse:size-11!'
const dropLook: Record<Drop['where'], string> = {
  before: 'shadow-[inset_0_2px_0_var(--color-mat)]',
  after: 'shadow-[inset_0_-2px_0_var(--color-mat)]',
  into: 'bg-mat-soft outline outline-mat',
}

/** A layer in the list. Memoised: of five hundred elements one changes at a time. */
export const LayerRowItem = memo(function LayerRowItem(props: LayerRowItemProps) {
  const { layerKey, layer, level, isOpen, chosen, current, drop, onGrip } = props
  const id = useId()
  const renaming = useEditorState(state => state.renaming === layerKey)
  const elements = elementsOf(layer)
  const hidden = elements.every(element => element.hidden)
  const { own, name } = useLayerName(layer)
  return (
    <div
      role="treeitem"
      tabIndex={current && !renaming ? 0 : -1}
      data-layer={layerKey}
      data-drop={drop ?? undefined}
      aria-labelledby={renaming ? undefined : id}
      aria-label={renaming ? name : undefined}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.count}
      aria-selected={chosen}
      aria-expanded={isOpen ?? undefined}
      className={classNames(
        'flex cursor-default items-center rounded-md [contain-intrinsic-size:auto_36px] [content-visibility:auto] hover:bg-wash aria-selected:bg-mat-soft aria-selected:text-mat-2 focus-visible:outline-offset-[-2px]',
        level === 2 && 'ml-5',
        drop && dropLook[drop],
      )}
    >
      <span
        aria-hidden
        onPointerDown={event => onGrip(event, layerKey)}
        className="grid min-h-9 w-6 shrink-0 cursor-grab touch-none place-items-center text-ink-3 pointer-coarse:min-h-11 pointer-coarse:w-9"
      >
        <GripVertical size={15} />
      </span>
      {isOpen !== null && <Fold layerKey={layerKey} isOpen={isOpen} onFold={props.onFold} />}
      {renaming ? (
        <NameField layer={layer} name={own} shown={name} />
      ) : (
        <span
          id={id}
          // Where both do not fit, the place stands below the name.
          className="flex min-h-9 min-w-0 grow flex-wrap content-center items-center gap-x-2 px-1 py-1 text-left text-xs pointer-coarse:min-h-11"
        >
          <span
            className={classNames('max-w-full min-w-0 grow truncate', hidden && 'text-ink-2 line-through')}
          >
            {name}
          </span>{' '}
          <Remarks layer={layer} troubles={props.troubles} />
        </span>
      )}
      <HoldButtons layer={layer} name={name} tabIndex={current ? 0 : -1} />
    </div>
  )
})

/** The name of a layer: its owner's, else its kind's; and the owner's name alone. */
function useLayerName(layer: Layer): { own: string; name: string } {
  const t = useTranslations('editor.elements')
  const nameOf = useElementName()
  if (layer.kind === 'element') return { own: layer.element.label ?? '', name: nameOf(layer.element) }
  const own = groupLabel(layer.members) ?? ''
  return { own, name: own || t('group', { count: layer.members.length }) }
}

interface FoldProps {
  layerKey: string
  isOpen: boolean
  onFold: (key: string, folded: boolean) => void
}

/** Shows or hides the elements of a group; on the keyboard the arrow keys do this. */
function Fold({ layerKey, isOpen, onFold }: FoldProps) {
  return (
    <span
      aria-hidden
      data-fold
      onPointerDown={event => event.preventDefault()}
      onClick={event => {
        event.stopPropagation()
        onFold(layerKey, isOpen)
      }}
      className="grid min-h-9 w-5 shrink-0 place-items-center text-ink-2 pointer-coarse:min-h-11 pointer-coarse:w-9"
    >
      {isOpen ? <ChevronDown size={15} /> : <ChevronRight size={15} />}
    </span>
  )
}

/** The findings of a layer, and its position. Spaces separate the words for screen readers; they are not drawn. */
function Remarks({ layer, troubles }: { layer: Layer; troubles: number }) {
  const t = useTranslations('editor.elements')
  const locale = useLocale()
  const box = unionBox(elementsOf(layer).flatMap(element => boxOf(element) ?? []))
  const own = layer.kind === 'element' ? boxOf(layer.element) : box
  return (
    <>
      {troubles > 0 && (
        <>
          <span className="whitespace-nowrap text-seal">{t('troubles', { count: troubles })}</span>{' '}
        </>
      )}
      {own && (
        <span className="whitespace-nowrap text-ink-2">
          {t('place', { left: mm(own.left, locale), top: mm(own.top, locale) })}
        </span>
      )}
    </>
  )
}

/** Hides and locks a layer, a group as a whole. */
function HoldButtons({ layer, name, tabIndex }: { layer: Layer; name: string; tabIndex: number }) {
  const t = useTranslations('editor.elements')
  const editor = useEditor()
  const elements = elementsOf(layer)
  const ids = elements.map(({ id }) => id)
  const hidden = elements.every(element => element.hidden)
  const locked = elements.every(element => element.locked)
  return (
    <>
      <IconButton
        label={t(hidden ? 'show' : 'hide', { name })}
        tabIndex={tabIndex}
        className={small}
        onClick={() => {
          if (editor.change(setHidden(editor.design, ids, !hidden))) editor.say(hidden ? 'shown' : 'hidden')
        }}
      >
        {hidden ? <EyeOff aria-hidden size={15} /> : <Eye aria-hidden size={15} className="text-ink-3" />}
      </IconButton>
      <IconButton
        label={t(locked ? 'unlock' : 'lock', { name })}
        tabIndex={tabIndex}
        className={small}
        onClick={() => {
          if (editor.change(setLocked(editor.design, ids, !locked)))
            editor.say(locked ? 'unlocked' : 'locked')
        }}
      >
        {locked ? <Lock aria-hidden size={15} /> : <LockOpen aria-hidden size={15} className="text-ink-3" />}
      </IconButton>
    </>
  )
}
