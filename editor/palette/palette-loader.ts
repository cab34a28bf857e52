import { createLoader } from '../state/use-loaded'

/** The palette comes when it is first asked for, with its search. */
export const paletteLoader = createLoader(() => import('./palette').then(module => module.Palette))
