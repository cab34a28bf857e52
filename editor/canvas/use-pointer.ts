'use client'
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useRef } from 'react'
import { boxOfPlate, type Plate } from '@/lib/scene/plate'
import { groundOf, plateAt } from '../plates/ground'
import { showPlate } from '../plates/show-plate'
import { useEditor, useSetting } from '../state/editor-context'
import { toolContext } from '../tools/context'
import { useLongPress } from './use-long-press'
import { useWheel } from './use-wheel'
import { toMm, type Viewport, viewportOf, zoomAt } from './viewport'

/** How near a pointer must come, in CSS pixels: fingers are less exact than a mouse. */
const reachPx = { mouse: 6, touch: 14 } as const
/** Presses within this time and distance count as one multiple press. */
const multiPressMs = 400
const multiPressPx = 8
/** A finger that rests this long opens the menu of commands. */
const longPressMs = 500
/** How far above an element the handle for turning stands, in CSS pixels. */
export const turnLiftPx = 28

interface Finger {
  x: number
  y: number
}

interface PressMemory {
  time: number
  x: number
  y: number
  clicks: number
}

interface Pinch {
  distance: number
  x: number
  y: number
}

function pinchOf(fingers: Map<number, Finger>): Pinch | null {
  const [a, b] = [...fingers.values()]
  if (!a || !b) return null
  return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/**
 * Turns pointers into the tool's events in mm: mouse, pen and finger; two fingers zoom and pan, the middle button
 * and a finger on empty ground pan, the wheel zooms with Ctrl and pans without. A press on another plate of the support
 * turns to it and goes on there; a finger may still pan, so it turns when it is lifted.
 */
export function usePointer(ref: RefObject<HTMLElement | null>, viewport: Viewport | null, plate: Plate) {
  const editor = useEditor()
  const { catalogue } = useSetting()
  const latest = useRef({ viewport, plate })
  latest.current = { viewport, plate }
  const fingers = useRef(new Map<number, Finger>())
  const pinch = useRef<Pinch | null>(null)
  const panning = useRef<Finger | null>(null)
  const lastPress = useRef<PressMemory | null>(null)
  /** A finger on another plate that has not moved yet. */
  const tapped = useRef<Finger | null>(null)
  const menuIsOpen = useCallback(() => editor.state.commandMenu !== null, [editor])
  const press = useLongPress(ref, longPressMs, menuIsOpen)

  const at = (event: { clientX: number; clientY: number }): Finger => {
    const box = ref.current?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }

  /** The viewport of this very moment: several events may come between two drawings. */
  const viewportNow = (): Viewport | null => {
    const { viewport: drawn, plate: shown } = latest.current
    if (!drawn) return null
    return viewportOf(drawn, groundOf(editor.design, shown, catalogue), editor.state.view)
  }

  const contextAt = (view: Viewport, touch: boolean) => {
    const box = boxOfPlate(latest.current.plate)
    const reach = (touch ? reachPx.touch : reachPx.mouse) / view.pxPerMm
    return toolContext(editor.state, box, reach, turnLiftPx / view.pxPerMm)
  }

  const countClicks = (event: PointerEvent, x: number, y: number): number => {
    const last = lastPress.current
    const again =
      last && event.timeStamp - last.time < multiPressMs && Math.hypot(x - last.x, y - last.y) < multiPressPx
    const clicks = again ? last.clicks + 1 : 1
    lastPress.current = { time: event.timeStamp, x, y, clicks }
    return clicks
  }

  /** Ends what the press began, and offers what can be done here. */
  const openMenu = (onGround: boolean, clientX: number, clientY: number) => {
    if (editor.state.tool.name === 'editing') return
    panning.current = null
    tapped.current = null
    editor.send({ type: 'cancel' })
    editor.setRoom({ commandMenu: { kind: onGround ? 'ground' : 'selection', x: clientX, y: clientY } })
  }

  /** Turns to the plate under the pointer, and tells the place in its millimetres. */
  const turnTo = (place: number, x: number, y: number, touch: boolean) => {
    showPlate(editor, place)
    const view = viewportNow()
    return view && { point: toMm(view, x, y), context: contextAt(view, touch) }
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const view = viewportNow()
    if (!view) return
    const { x, y } = at(event)
    tapped.current = null
    event.currentTarget.setPointerCapture(event.pointerId)
    const touch = event.pointerType === 'touch'
    if (touch) {
      fingers.current.set(event.pointerId, { x, y })
      if (fingers.current.size > 1) {
        press.end()
        editor.send({ type: 'cancel' })
        panning.current = null
        tapped.current = null
        pinch.current = pinchOf(fingers.current)
        return
      }
    }
    if (event.button === 1) {
      panning.current = { x, y }
      event.preventDefault()
      return
    }
    if (event.button !== 0) return
    let point = toMm(view, x, y)
    let context = contextAt(view, touch)
    const isFree = context.hit(point) === null && context.hitHandle(point) === null
    const other = isFree && !editor.state.choosing ? plateAt(editor.design, point, catalogue) : null
    if (other !== null && touch) tapped.current = { x, y }
    const turned = other !== null && !touch ? turnTo(other, x, y, false) : null
    if (turned) ({ point, context } = turned)
    // A mouse has Shift for it.
    const choosing = touch && editor.state.choosing
    const clicks = choosing ? 1 : countClicks(event, x, y)
    // What is tapped to be chosen is no first half of a double tap.
    if (choosing) lastPress.current = null
    const onGround = context.hit(point) === null && context.hitHandle(point) === null
    if (touch && onGround && !choosing) panning.current = { x, y }
    editor.send({ type: 'down', point, shift: event.shiftKey || choosing, clicks }, context)
    const { clientX, clientY } = event
    if (touch && !choosing) press.start(x, y, () => openMenu(onGround, clientX, clientY))
    // The hidden text view takes the focus by itself; a press must not take it away again.
    if (editor.state.tool.name === 'editing') event.preventDefault()
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const view = viewportNow()
    if (!view) return
    const { x, y } = at(event)
    press.moved(x, y)
    const { current: tap } = tapped
    if (tap && Math.hypot(x - tap.x, y - tap.y) > multiPressPx) tapped.current = null
    if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, { x, y })
    if (pinch.current) {
      const next = pinchOf(fingers.current)
      if (!next) return
      const before = pinch.current
      pinch.current = next
      const zoomed = zoomAt(editor.state.view, view, next.x, next.y, next.distance / before.distance)
      editor.setView({
        ...zoomed,
        panX: zoomed.panX + next.x - before.x,
        panY: zoomed.panY + next.y - before.y,
      })
      return
    }
    if (panning.current) {
      const { panX, panY } = editor.state.view
      editor.setView({ panX: panX + x - panning.current.x, panY: panY + y - panning.current.y })
      panning.current = { x, y }
      return
    }
    // What was dragged is no first half of a double press.
    const last = lastPress.current
    if (last && Math.hypot(x - last.x, y - last.y) > multiPressPx) lastPress.current = null
    if (editor.state.tool.name === 'idle') return
    const point = toMm(view, x, y)
    const touch = event.pointerType === 'touch'
    editor.send({ type: 'move', point, shift: event.shiftKey, alt: event.altKey }, contextAt(view, touch))
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    press.end()
    fingers.current.delete(event.pointerId)
    if (pinch.current) {
      if (fingers.current.size === 0) pinch.current = null
      return
    }
    panning.current = null
    const view = viewportNow()
    const touch = event.pointerType === 'touch'
    if (view) editor.send({ type: 'up' }, contextAt(view, touch))
    if (view && tapped.current) tapPlate(view, tapped.current)
  }

  /** A tap on another plate turns to it, and chooses what lies under the finger there. */
  const tapPlate = (view: Viewport, { x, y }: Finger) => {
    tapped.current = null
    const place = plateAt(editor.design, toMm(view, x, y), catalogue)
    const turned = place === null ? null : turnTo(place, x, y, true)
    if (!turned) return
    editor.send({ type: 'down', point: turned.point, shift: false, clicks: 1 }, turned.context)
    editor.send({ type: 'up' }, turned.context)
  }

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    press.end()
    fingers.current.delete(event.pointerId)
    pinch.current = null
    panning.current = null
    tapped.current = null
    if (editor.state.tool.name !== 'editing') editor.send({ type: 'cancel' })
  }

  /** The right button, or the key for menus; a finger that rests has its own clock, the same in every browser. */
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const view = viewportNow()
    if (!view || fingers.current.size > 0 || editor.state.commandMenu) return
    const byKey = event.button !== 2
    const id = byKey ? null : contextAt(view, false).hit(toMm(view, at(event).x, at(event).y))
    if (id !== null && !editor.state.selection.includes(id)) editor.select([id])
    const onGround = byKey ? editor.state.selection.length === 0 : id === null
    const box = event.currentTarget.getBoundingClientRect()
    openMenu(onGround, byKey ? box.left + 48 : event.clientX, byKey ? box.top + 48 : event.clientY)
  }

  useWheel(ref, (event, x, y) => {
    const view = viewportNow()
    if (!view) return
    if (event.ctrlKey || event.metaKey) {
      editor.setView(zoomAt(editor.state.view, view, x, y, Math.exp(-event.deltaY / 300)))
    } else {
      const { panX, panY } = editor.state.view
      editor.setView({ panX: panX - event.deltaX, panY: panY - event.deltaY })
    }
  })

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu }
}
