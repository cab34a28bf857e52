import { createLoader } from '../state/use-loaded'

/** What the preview draws with comes when someone comes near its button. */
export const previewLoader = createLoader(() => import('./preview').then(module => module.Preview))
