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

/** Where words or figures are written. */
const fields = 'textarea, select, input:not([type=file])'

/** Whether the one thing that is selected is the own picture that is being worked, in the menu that is open. */
const isWorking = ({ worked, selection, menu }: Editor['state']): boolean =>
  worked !== null && menu === 'images' && selection.length === 1 && selection[0] === worked

/**
 * Scrolls to the part that is meant: what is chosen on the canvas, a menu that is opened, the settings of a picture that
 * is being worked, the lines of another plate.
 * @returns whether a picture is being worked, and what leads to the menu
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
    // The lines are the first part; of a plate that is checked the findings are read.
    if (!checking) panels.current?.scrollTo({ top: 0 })
  })
  return { working, showMenu }
}

/** Does something when a value changes, by whatever it is changed. The first one is no one's choice. */
function useChange<T>(value: T, act: () => void): void {
  const shown = useRef(value)
  const perform = useStable(act)
  useEffect(() => {
    if (shown.current !== value) perform()
    shown.current = value
  }, [value, perform])
}
