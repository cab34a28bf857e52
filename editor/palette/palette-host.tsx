'use client'
import { useEditorState } from '../state/editor-context'
import type { PaletteMode } from '../state/editor-state'
import { useLoaded } from '../state/use-loaded'
import { paletteLoader } from './palette-loader'

/** The palette, while one is asked for. */
export function PaletteHost({ wide }: { wide: boolean }) {
  const mode = useEditorState(state => state.palette)
  return mode && <Open key={mode} mode={mode} wide={wide} />
}

function Open(props: { mode: PaletteMode; wide: boolean }) {
  const Palette = useLoaded(paletteLoader)
  return Palette && <Palette {...props} />
}
