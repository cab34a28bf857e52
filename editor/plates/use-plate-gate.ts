'use client'
import { isBare } from '@/lib/design/scene/bare'
import type { Finding } from '@/lib/design/scene/finding'
import { platesOf, unwrittenPlates } from '@/lib/design/scene/operations/plates'
import { useEditor, useSetting } from '../state/editor-context'
import { hasPlates, showPlate } from './show-plate'
import { judge, usePlateDesign, usePlateStates } from './use-plates'

interface PlateGate {
  /** Other plates that block the cart, and those that are still to be written. */
  blocked: number
  /** Continues where every plate can be made; otherwise it shows the first that cannot. */
  pass: (goOn: () => void) => void
}

/** The check before the cart for a support: each of its plates is written or blank on purpose, and can be made. */
export function usePlateGate(findings: readonly Finding[]): PlateGate {
  const { catalogue, samples } = useSetting()
  const editor = useEditor()
  const design = usePlateDesign()
  const states = usePlateStates(design, findings)
  const place = design?.support.place
  const blocked = states.filter(
    (state, index) => state === 'unwritten' || (state === 'block' && index !== place),
  ).length
  const pass = async (goOn: () => void) => {
    const { design: now } = editor
    if (!hasPlates(now)) return goOn()
    const { support } = now
    const [unwritten] = unwrittenPlates(now)
    if (unwritten !== undefined) {
      showPlate(editor, unwritten)
      editor.openMenu('plates')
      return
    }
    for (const [index, plate] of platesOf(now).entries()) {
      if (index === support.place || isBare(plate)) continue
      const state = await judge(plate, { catalogue, samples }).catch(() => 'block' as const)
      if (editor.design !== now) return
      if (state !== 'block') continue
      showPlate(editor, index)
      editor.openMenu('check')
      return
    }
    goOn()
  }
  return { blocked, pass }
}
