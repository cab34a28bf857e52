import { createLoader } from '../state/use-loaded'

/** What works own pictures comes with the first of them. */
export const deskLoader = createLoader(() => import('./use-picture-desk'))
