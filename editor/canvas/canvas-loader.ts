import { createLoader } from '../state/use-loaded'

/** The canvas is fetched separately, in parallel with the data that the workspace waits for. */
export const canvasLoader = createLoader(async () => {
  const { default: Canvas, warmStage } = await import('./canvas')
  warmStage()
  return Canvas
})
