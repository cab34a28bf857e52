import { createLoader } from '../state/use-loaded'

/** Parts that only a sign has: its steps, panels and picture. */
export const signLoader = createLoader(() => import('./sign-workspace'))
