'use client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CanvasStage } from './stage'
import type { Surface } from './surface'

let isWarm = false

const drawOnce = (surface: Surface | null) => surface?.marks.show({ below() {}, grips: [], above() {} })

/**
 * Sets up a stage of one pixel that nobody sees, once, when the browser is idle. The first stage takes several times as long as the next
 * one; after this it does not delay the editor that a press opens.
 */
export function warmStage(): void {
  // A browser without idle moments would do it at the moment of the press.
  if (isWarm || typeof requestIdleCallback === 'undefined') return
  isWarm = true
  requestIdleCallback(() => {
    const root = createRoot(document.createElement('div'))
    flushSync(() => root.render(<CanvasStage size={{ width: 1, height: 1 }} onSurface={drawOnce} />))
    root.unmount()
  })
}
