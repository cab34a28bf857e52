import { createLoader } from '../state/use-loaded'

/** The canvas comes by itself, beside the data that the room waits for. */
export const canvasLoader = createLoader(async () => {
  const { default: Canvas, warmStage } = await import('./canvas')
  warmStage()
  return Canvas
})
