'use client'
import { type RefObject, useEffect, useRef } from 'react'
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
 * workspace, the lines of another plate.
 * @returns whether a picture is in the workspace, and a function that scrolls to the menu
 */
export function useShownPart({ panels, inspector, menu }: PhoneParts): {
  working: boolean
  showMenu: () => void
} {
  const selection = useEditorState(state => state.selection)
  const working = useEditorState(isWorking)
  const showMenu = useStable(() => menu.current?.scrollIntoView({ block: 'start' }))
  useEffect(() => {
    const active = document.activeElement
    const inPanels = panels.current?.contains(active)
    // The focus stays in a field.
    if (working) {
      if (!inPanels || !active?.matches(fields)) showMenu()
    } else if (selection.length > 0 && !inPanels) inspector.current?.scrollIntoView({ block: 'start' })
  }, [selection, working, showMenu, panels, inspector])
  useChange(
    useEditorState(state => state.menu),
    showMenu,
  )
  const place = useEditorState(({ design }) => supportOf(design)?.place ?? null)
  const checking = useEditorState(state => state.menu === 'check')
  useChange(place, () => {
    // The lines are the first part; for a checked plate it is the findings.
    if (!checking) panels.current?.scrollTo({ top: 0 })
  })
  return { working, showMenu }
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
