import { createLoader } from '../state/use-loaded'

/** Series are made by few: their panel comes when its menu is opened. */
export const seriesLoader = createLoader(() => import('./series-panel').then(module => module.SeriesPanel))
