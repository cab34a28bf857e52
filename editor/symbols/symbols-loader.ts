import { createLoader } from '../state/use-loaded'

/** The symbols of the menu, with what searches them: fetched when the menu is opened. */
export const symbolsLoader = createLoader(() => import('./symbols'))
