import { createLoader } from '../state/use-loaded'

/** The canvas comes by itself: Konva is most of the editor's weight. */
export const canvasLoader = createLoader(() => import('./canvas').then(module => module.default))
