import { createLoader } from '../state/use-loaded'

/** The code that processes own pictures is fetched with the first picture. */
export const sessionLoader = createLoader(() => import('./use-picture-session'))
