'use client'
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useMemo, useRef } from 'react'
import type { Plate } from '@/lib/scene/plate'
import { useEditor, useSetting } from '../state/editor-context'
import { Pointing } from './pointing'
import { useLongPress } from './use-long-press'
import { useWheel } from './use-wheel'
import type { Viewport } from './viewport'

/** A finger that rests this long opens the menu of commands. */
const longPressMs = 500
/** Where the menu stands that a key opened, in CSS pixels from the canvas's corner. */
const menuByKeyPx = 48

/** Hands the canvas's pointers to the tools: see `Pointing`. */
export function usePointer(ref: RefObject<HTMLElement | null>, viewport: Viewport | null, plate: Plate) {
  const editor = useEditor()
  const { catalogue } = useSetting()
  const drawn = useRef({ viewport, plate })
  drawn.current = { viewport, plate }
  const menuIsOpen = useCallback(() => editor.state.commandMenu !== null, [editor])
  const rest = useLongPress(ref, longPressMs, menuIsOpen)
  const pointing = useMemo(
    () => new Pointing({ editor, catalogue, drawn: () => drawn.current, rest }),
    [editor, catalogue, rest],
  )
  useWheel(ref, ({ ctrlKey, metaKey, deltaX, deltaY }, x, y) =>
    pointing.wheel({ x, y }, { zooms: ctrlKey || metaKey, byX: deltaX, byY: deltaY }),
  )
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      if (pointing.down(deedOf(event))) event.preventDefault()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => pointing.move(deedOf(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => pointing.up(deedOf(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => pointing.cancel(event.pointerId),
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      const { left, top } = event.currentTarget.getBoundingClientRect()
      if (event.button === 2) pointing.menu(placeOf(event), { x: event.clientX, y: event.clientY })
      else pointing.menu(null, { x: left + menuByKeyPx, y: top + menuByKeyPx })
    },
  }
}

function placeOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const deedOf = (event: PointerEvent<HTMLElement>) => ({
  id: event.pointerId,
  place: placeOf(event),
  touch: event.pointerType === 'touch',
  button: event.button,
  time: event.timeStamp,
  shift: event.shiftKey,
  alt: event.altKey,
  inWindow: { x: event.clientX, y: event.clientY },
})
