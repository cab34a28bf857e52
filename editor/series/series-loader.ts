import { cartLoader } from '../cart-loader'
import { createLoader } from '../state/use-loaded'

/** Series are made by few: their panel comes when its menu is opened. */
export const seriesLoader = createLoader(() =>
  Promise.all([import('./series-panel'), cartLoader.load()]).then(([{ SeriesPanel }]) => SeriesPanel),
)
