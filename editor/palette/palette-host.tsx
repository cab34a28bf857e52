'use client'
import { useEditorState } from '../state/editor-context'
import { Palette } from './palette'

/** The palette, while one is open. */
export function PaletteHost({ wide }: { wide: boolean }) {
  const mode = useEditorState(state => state.palette)
  return mode && <Palette key={mode} mode={mode} wide={wide} />
}
