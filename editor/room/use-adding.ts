'use client'
import { useState } from 'react'
import type { Design } from '@/lib/scene/model'
import type { Plate } from '@/lib/scene/plate'
import { checkNow } from '../scene/use-findings'
import type { CompiledDesign } from '../scene/use-scene'
import { useEditor } from '../state/editor-context'
import { useStable } from './use-stable'

interface Adding {
  /** Puts the design into the cart, unless its checks say otherwise. */
  tryAdd: () => void
  /** Findings that do not block are asked about first. */
  asking: boolean
  answer: (add: boolean) => void
}

/** The way into the cart: what cannot be made leads to the checks, what can be better is asked about, once. */
export function useAdding(
  compiled: CompiledDesign | null,
  plate: Plate,
  onAddToCart: (design: Design, quantity: number) => void,
): Adding {
  const editor = useEditor()
  const [asking, setAsking] = useState(false)
  const add = () => onAddToCart(editor.design, editor.design.quantity)
  // The checks on show may lag behind the last letter: what goes into the cart is checked as it is.
  const tryAdd = useStable(async () => {
    const { design } = editor
    const now = compiled?.design === design ? await checkNow(design, plate) : null
    // While codes were read, somebody may have gone on drawing.
    if (editor.design !== design) return
    if (!now || now.some(finding => finding.severity === 'block')) editor.openMenu('check')
    else if (now.length > 0) setAsking(true)
    else add()
  })
  const answer = (wanted: boolean) => {
    setAsking(false)
    if (wanted) add()
  }
  return { tryAdd, asking, answer }
}
