import { createLoader } from '../state/use-loaded'

/** The canvas comes by itself: Konva is a good part of its weight. */
export const canvasLoader = createLoader(() => import('./canvas').then(module => module.default))
