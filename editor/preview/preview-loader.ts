import { createLoader } from '../state/use-loaded'

/** The drawing code of the preview is fetched when the pointer comes near its button. */
export const previewLoader = createLoader(() => import('./preview').then(module => module.Preview))
