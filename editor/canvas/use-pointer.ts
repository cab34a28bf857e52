'use client'
import type { KonvaEventObject } from 'konva/lib/Node'
import { type MouseEvent, type RefObject, useCallback, useMemo, useRef } from 'react'
import { useEditor, useSetting } from '../state/editor-context'
import { type Drawn, type PointerAction, Pointing } from './pointing'
import { useLongPress } from './use-long-press'

/** A finger that rests this long opens the menu of commands. */
const longPressMs = 500
/** Position of a menu opened by key, in CSS pixels from the canvas's corner. */
const menuByKeyPx = 48

/** The stage's listeners, by react-konva's names. */
export interface StageEvents {
  onPointerDown: (event: KonvaEventObject<PointerEvent>) => void
  onPointerMove: (event: KonvaEventObject<PointerEvent>) => void
  onPointerUp: (event: KonvaEventObject<PointerEvent>) => void
  onPointerCancel: (event: KonvaEventObject<PointerEvent>) => void
  onWheel: (event: KonvaEventObject<WheelEvent>) => void
  onContextMenu: (event: KonvaEventObject<PointerEvent>) => void
}

/** Where the stage has the pointer of an event, in CSS pixels of the canvas. */
function placeOf({ target }: KonvaEventObject<Event>) {
  return target.getStage()?.getPointerPosition() ?? null
}

function actionOf(event: KonvaEventObject<PointerEvent>): PointerAction | null {
  const place = placeOf(event)
  const { pointerId, pointerType, button, timeStamp, shiftKey, altKey, clientX, clientY } = event.evt
  return (
    place && {
      id: pointerId,
      place,
      touch: pointerType === 'touch',
      button,
      time: timeStamp,
      shift: shiftKey,
      alt: altKey,
      inWindow: { x: clientX, y: clientY },
    }
  )
}

function eventsFor(pointing: Pointing): StageEvents {
  const hand = (event: KonvaEventObject<PointerEvent>, to: (action: PointerAction) => void) => {
    const action = actionOf(event)
    if (action) to(action)
  }
  return {
    onPointerDown: event =>
      hand(event, action => {
        const { evt } = event
        // A drag beyond the canvas continues.
        if (evt.currentTarget instanceof Element) evt.currentTarget.setPointerCapture(evt.pointerId)
        if (pointing.down(action)) evt.preventDefault()
      }),
    onPointerMove: event => hand(event, action => pointing.move(action)),
    onPointerUp: event => {
      // For a cancelled pointer Konva fires pointerup as well.
      if (event.evt.type === 'pointerup') hand(event, action => pointing.up(action))
    },
    onPointerCancel: ({ evt }) => pointing.cancel(evt.pointerId),
    onWheel: event => {
      const { evt } = event
      // The page neither scrolls nor zooms by it.
      evt.preventDefault()
      const place = placeOf(event)
      const zooms = evt.ctrlKey || evt.metaKey
      if (place) pointing.wheel(place, { zooms, byX: evt.deltaX, byY: evt.deltaY })
    },
    onContextMenu: event => {
      const { evt } = event
      const place = placeOf(event)
      if (place && evt.button === 2) pointing.menu(place, { x: evt.clientX, y: evt.clientY })
    },
  }
}

/** Hands the pointers of the stage to the tools (see `Pointing`), and the menu that a key asks for. */
export function usePointer(ref: RefObject<HTMLElement | null>, shown: Drawn) {
  const editor = useEditor()
  const { catalogue } = useSetting()
  const drawn = useRef(shown)
  drawn.current = shown
  const menuIsOpen = useCallback(() => editor.state.commandMenu !== null, [editor])
  const rest = useLongPress(ref, longPressMs, menuIsOpen)
  const pointing = useMemo(
    () => new Pointing({ editor, catalogue, drawn: () => drawn.current, rest }),
    [editor, catalogue, rest],
  )
  const events = useMemo(() => eventsFor(pointing), [pointing])
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    if (event.button === 2) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    pointing.menu(null, { x: left + menuByKeyPx, y: top + menuByKeyPx })
  }
  return { events, onContextMenu }
}
