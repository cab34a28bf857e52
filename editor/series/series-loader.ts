import { cartLoader } from '../cart-loader'
import { createLoader } from '../state/use-loaded'

/** Few people make series: the panel is fetched when its menu is opened. */
export const seriesLoader = createLoader(() =>
  Promise.all([import('./series-panel'), cartLoader.load()]).then(([{ SeriesPanel }]) => SeriesPanel),
)
