'use client'
import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the panels beside the canvas are drawn: not with the first picture, whose letters would wait for them, but right
 * behind it. They stand in places of a set size, so that nothing moves when they come.
 */
export function usePanelsDrawn(): boolean {
  const [panelsDrawn, setFurnished] = useState(false)
  useEffect(() => startTransition(() => setFurnished(true)), [])
  return panelsDrawn
}
