import { createLoader } from '../state/use-loaded'

/** The canvas comes by itself, beside the rest of the editor. */
export const canvasLoader = createLoader(() => import('./canvas').then(module => module.default))
