'use client'
import { Eye, EyeOff, GripVertical, Lock, LockOpen } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { designCaps } from '@/lib/scene/limits'
import type { Element } from '@/lib/scene/model'
import { orderElements } from '@/lib/scene/operations/arrange'
import { boxOf } from '@/lib/scene/operations/boxes'
import { setHidden, setLabel, setLocked } from '@/lib/scene/operations/hold'
import { useEditor, useEditorState } from '../state/editor-context'
import { useElementName } from './element-name'
import { mm } from './product-line'

interface ElementRowProps {
  element: Element
  troubles: number
  chosen: boolean
  /** A dragged row would take this place. */
  target: boolean
  onGrip: (event: PointerEvent<HTMLElement>, id: string) => void
}

const small = 'size-8! pointer-coarse:size-11!'

/** Memoised: of five hundred elements one changes at a time. Alt and the arrow keys put it further back or to the front. */
export const ElementRow = memo(function ElementRow(props: ElementRowProps) {
  const { element, troubles, chosen, target, onGrip } = props
  const t = useTranslations('editor.elements')
  const editor = useEditor()
  const name = useElementName()(element)
  const renaming = useEditorState(state => state.renaming === element.id)
  const { id, hidden = false, locked = false } = element
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2') {
      event.preventDefault()
      event.stopPropagation()
      editor.setRoom({ renaming: id })
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.key === 'ArrowDown' ? 'forward' : 'backward'
    editor.change(orderElements(editor.design, [id], step))
    editor.say('ordered')
  }
  return (
    <li
      className={classNames(
        'flex items-center rounded-md [contain-intrinsic-size:auto_36px] [content-visibility:auto]',
        target && 'bg-mat-soft outline outline-mat',
      )}
    >
      <span
        aria-hidden
        onPointerDown={event => onGrip(event, id)}
        className="grid min-h-9 w-6 shrink-0 cursor-grab touch-none place-items-center text-ink-3 pointer-coarse:min-h-11 pointer-coarse:w-9"
      >
        <GripVertical size={15} />
      </span>
      {renaming ? (
        <NameField id={id} name={element.label ?? ''} shown={name} />
      ) : (
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => editor.select([id])}
          onDoubleClick={() => editor.setRoom({ renaming: id })}
          onKeyDown={onKeyDown}
          className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-md px-1 text-left text-xs hover:bg-wash aria-pressed:bg-mat-soft aria-pressed:text-mat-2 pointer-coarse:min-h-11"
        >
          <span className={classNames('min-w-0 grow truncate', hidden && 'text-ink-2 line-through')}>
            {name}
          </span>
          {troubles > 0 && (
            <span className="whitespace-nowrap text-seal">{t('troubles', { count: troubles })}</span>
          )}
          <Place element={element} />
        </button>
      )}
      <IconButton
        label={t(hidden ? 'show' : 'hide', { name })}
        className={small}
        onClick={() => {
          if (editor.change(setHidden(editor.design, [id], !hidden))) editor.say(hidden ? 'shown' : 'hidden')
        }}
      >
        {hidden ? <EyeOff aria-hidden size={15} /> : <Eye aria-hidden size={15} className="text-ink-3" />}
      </IconButton>
      <IconButton
        label={t(locked ? 'unlock' : 'lock', { name })}
        className={small}
        onClick={() => {
          if (editor.change(setLocked(editor.design, [id], !locked)))
            editor.say(locked ? 'unlocked' : 'locked')
        }}
      >
        {locked ? <Lock aria-hidden size={15} /> : <LockOpen aria-hidden size={15} className="text-ink-3" />}
      </IconButton>
    </li>
  )
})

function Place({ element }: { element: Element }) {
  const t = useTranslations('editor.elements')
  const locale = useLocale()
  const box = boxOf(element)
  if (!box) return null
  return (
    <span className="whitespace-nowrap text-ink-2">
      {t('place', { left: mm(box.left, locale), top: mm(box.top, locale) })}
    </span>
  )
}

/** A name is taken with Enter or by leaving the field; an empty one gives the element its own name back. */
function NameField({ id, name, shown }: { id: string; name: string; shown: string }) {
  const t = useTranslations('editor.elements')
  const editor = useEditor()
  const leave = () => editor.setRoom({ renaming: null })
  return (
    <input
      ref={field => field?.focus()}
      aria-label={t('rename')}
      defaultValue={name}
      placeholder={shown}
      maxLength={designCaps.label}
      autoComplete="off"
      onBlur={event => {
        const wanted = event.target.value
        if (editor.change(setLabel(editor.design, id, wanted)) && wanted.trim() !== name) {
          editor.say('renamed', { name: wanted.trim() || shown })
        }
        leave()
      }}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing) return
        event.stopPropagation()
        if (event.key === 'Escape') event.currentTarget.value = name
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
      className={classNames(controlClass(), 'min-h-9! min-w-0 text-xs! pointer-coarse:min-h-11!')}
    />
  )
}
