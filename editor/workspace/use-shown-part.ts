'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { supportOf } from '@/lib/design/scene/traits'
import type { Editor } from '../state/editor'
import { useEditorState } from '../state/editor-context'
import { useStable } from './use-stable'

/** Parts of the panels below the canvas of a phone. */
export interface PhoneParts {
  panels: RefObject<HTMLElement | null>
  inspector: RefObject<HTMLElement | null>
  menu: RefObject<HTMLElement | null>
}

/** Input fields. */
const fields = 'textarea, select, input:not([type=file])'

/** Whether the only selected element is the own picture in the workspace, in the open menu. */
const isWorking = ({ worked, selection, menu }: Editor['state']): boolean =>
  worked !== null && menu === 'images' && selection.length === 1 && selection[0] === worked

/**
 * Scrolls to the relevant part: the selection on the canvas, an opened menu, the settings of a picture in the
 * workspace, the lines of another plate. A part that still loads is kept in view until the person scrolls.
 * @returns whether a picture is in the workspace, and a function that scrolls to the menu
 */
export function useShownPart({ panels, inspector, menu }: PhoneParts): {
  working: boolean
  showMenu: () => void
} {
  const selection = useEditorState(state => state.selection)
  const working = useEditorState(isWorking)
  const show = useShow(panels)
  const showMenu = useStable(() => show(menu))
  useEffect(() => {
    const active = document.activeElement
    const inPanels = panels.current?.contains(active)
    // The focus stays in a field.
    if (working) {
      if (!inPanels || !active?.matches(fields)) showMenu()
    } else if (selection.length > 0 && !inPanels) show(inspector)
  }, [selection, working, show, showMenu, panels, inspector])
  useChange(
    useEditorState(state => state.menu),
    showMenu,
  )
  const place = useEditorState(({ design }) => supportOf(design)?.place ?? null)
  const checking = useEditorState(state => state.menu === 'check')
  useChange(place, () => {
    // The lines are the first part; for a checked plate it is the findings.
    if (checking) return
    show(null)
    panels.current?.scrollTo({ top: 0 })
  })
  return { working, showMenu }
}

/** What a person does when he goes elsewhere by himself. */
const ownMoves = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * A function that scrolls to a part. The panels come after the canvas, and their contents after that: until the person
 * presses, scrolls or types, the part is scrolled to again whenever they have grown.
 */
function useShow(panels: PhoneParts['panels']): (part: PhoneParts['menu'] | null) => void {
  const shown = useRef<PhoneParts['menu'] | null>(null)
  useEffect(() => {
    const element = panels.current
    if (!element) return
    const scroll = () => shown.current?.current?.scrollIntoView({ block: 'start' })
    const sizes = new ResizeObserver(scroll)
    const observeParts = () => {
      for (const part of element.children) sizes.observe(part)
    }
    const parts = new MutationObserver(observeParts)
    const leave = () => {
      shown.current = null
    }
    observeParts()
    parts.observe(element, { childList: true })
    for (const move of ownMoves) element.addEventListener(move, leave, { passive: true, capture: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
      for (const move of ownMoves) element.removeEventListener(move, leave, { capture: true })
    }
  }, [panels])
  return useCallback(part => {
    shown.current = part
    part?.current?.scrollIntoView({ block: 'start' })
  }, [])
}

/** Runs when a value changes, for any reason. The initial value does not count. */
function useChange<T>(value: T, act: () => void): void {
  const shown = useRef(value)
  const perform = useStable(act)
  useEffect(() => {
    if (shown.current !== value) perform()
    shown.current = value
  }, [value, perform])
}
