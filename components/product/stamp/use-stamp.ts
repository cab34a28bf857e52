'use client'
import { useEffect, useMemo, useState } from 'react'
import { stepFor } from '../buy-box'
import type { StepView } from '../quantity-table'
import type { ShownStamp } from './shown-stamp'
import { type StampOrder, useStampOrder } from './use-stamp-order'
import { type StampText, useStampText } from './use-stamp-text'

export interface StampState {
  color: string
  setColor: (color: string) => void
  ink: string
  setInk: (ink: string) => void
  quantity: number
  setQuantity: (quantity: number) => void
  text: StampText
  order: StampOrder
  /** The quantity table of the chosen colour, and its active step. */
  steps: readonly StepView[]
  step: StepView | undefined
}

/** The state of the page's stamp: colours, quantity, text, and actions. */
export function useStamp(shown: ShownStamp): StampState {
  const { colors, design, template } = shown
  const [color, setColor] = useState(colors[0]?.slug ?? '')
  const [ink, setInk] = useState(shown.ink)
  const [quantity, setQuantity] = useState(1)
  // The colour that a link hands over, where the stamp has it.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('color')
    if (asked && colors.some(known => known.slug === asked)) setColor(asked)
  }, [colors])
  const beginning = useMemo(() => design && { design, template: template ?? design }, [design, template])
  const text = useStampText(beginning, shown.lines, shown.mostLines, shown.shopPath)
  const order = useStampOrder({ shown, color, ink, quantity }, text)
  const steps = color === colors[0]?.slug ? shown.steps.first : shown.steps.other
  const step = stepFor(steps, quantity)
  return { color, setColor, ink, setInk, quantity, setQuantity, text, order, steps, step }
}
