import { createLoader } from '../state/use-loaded'

/** What a sign has more than a stamp: its steps, panels and picture. */
export const signLoader = createLoader(() => import('./sign-room'))
