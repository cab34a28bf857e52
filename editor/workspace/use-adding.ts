'use client'
import { useEffect, useState } from 'react'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import { cartLoader } from '../cart-loader'
import { findingsBeforeCart } from '../checks/before-cart'
import { keepWords } from '../checks/kept-words'
import type { useScene } from '../scene/use-scene'
import { useEditor, useSetting } from '../state/editor-context'
import { useStable } from './use-stable'

interface Adding {
  /** Puts the design into the cart, unless its checks forbid it. */
  tryAdd: () => void
  /** Non-blocking findings to confirm first; null while there is no question. */
  asked: readonly Finding[] | null
  answer: (add: boolean) => void
  /** The code that fills the cart could not be fetched. */
  offline: boolean
}

/** Adding to the cart: blocking findings open the checks, other findings need one confirmation. */
export function useAdding(
  { compiled, failed }: ReturnType<typeof useScene>,
  onAddToCart: (design: Design, quantity: number) => void,
): Adding {
  const editor = useEditor()
  const setting = useSetting()
  const [asked, setAsked] = useState<readonly Finding[] | null>(null)
  const [offline, setOffline] = useState(false)
  const [again, setAgain] = useState(false)
  const add = () => onAddToCart(editor.design, editor.design.quantity)
  // The shown checks may lag behind the last letter: the design is checked again before the cart.
  const tryAdd = useStable(async () => {
    const { design } = editor
    // Its fonts are still loading: the press stays pending until they are there.
    if (compiled?.design !== design) return setAgain(true)
    const way = cartLoader.load().then(
      () => true,
      () => false,
    )
    const now = await findingsBeforeCart(design, setting)
    const isOpen = await way
    setOffline(!isOpen)
    if (!isOpen) return
    // Meanwhile a picture may have been finished, or a letter typed: the press applies to the design at that moment.
    if (editor.design !== design) return setAgain(true)
    if (now.some(finding => finding.severity === 'block')) editor.openMenu('check')
    else if (now.length > 0) setAsked(now)
    else add()
  })
  useEffect(() => {
    const isDrawn = compiled?.design === editor.design
    if (!again || !(isDrawn || failed)) return
    setAgain(false)
    if (isDrawn) void tryAdd()
    else editor.openMenu('check')
  }, [again, compiled, failed, editor, tryAdd])
  const answer = (wanted: boolean) => {
    setAsked(null)
    if (!wanted) return
    keepWords(asked ?? [])
    add()
  }
  return { tryAdd, asked, answer, offline }
}
