import { Layer } from 'konva/lib/Layer'
import { Stage } from 'konva/lib/Stage'
import { Surface } from './surface'

let isWarm = false

/** Draws nothing once, on a stage of one pixel that nobody sees. */
function drawOnce(): void {
  const stage = new Stage({ container: document.createElement('div'), width: 1, height: 1 })
  const [ground, resting, active, marks] = [new Layer(), new Layer(), new Layer(), new Layer()]
  stage.add(ground, resting, active, marks)
  const surface = new Surface(stage, { ground, resting, active, marks })
  surface.marks.show({ below() {}, grips: [], above() {} })
  surface.dispose()
  stage.destroy()
}

/**
 * Sets up a stage once, when the browser is idle. The first stage takes several times as long as the next one; after this it does not delay
 * the editor that a press opens. Konva's nodes are created directly: a separate React root for them would split the pages' copy of React
 * into two files.
 */
export function warmStage(): void {
  // A browser without `requestIdleCallback` would do it at the moment of the press.
  if (isWarm || typeof requestIdleCallback === 'undefined') return
  isWarm = true
  requestIdleCallback(drawOnce)
}
