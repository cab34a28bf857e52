/** Fired on a picture of the shop that could not be loaded; `detail` names its address (PAGE-29). */
export const pictureFailed = 'picture-failed'

/** Pictures of the shop, drawn or uploaded; a shopper's own pictures have their own messages. */
const isOurs = (picture: HTMLImageElement) =>
  /\/(?:pictures|cms-api\/media)\//.test(picture.currentSrc || picture.src)

function markMissing(picture: HTMLImageElement): void {
  if (!isOurs(picture) || picture.dataset.missing !== undefined) return
  picture.dataset.missing = ''
  picture.alt = document.body.dataset.pictureMissing ?? ''
  const detail = { address: picture.currentSrc || picture.src }
  picture.dispatchEvent(new CustomEvent(pictureFailed, { bubbles: true, detail }))
}

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

/**
 * Marks every picture that cannot be loaded as missing, also those that failed before this code was loaded. One
 * listener for the whole page: the error event does not bubble, but it can be captured.
 */
export function watchPictures(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) markMissing(target)
  }
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset.missing
  }
  document.addEventListener('error', onError, true)
  document.addEventListener('load', onLoad, true)
  for (const picture of document.images) if (hasFailed(picture)) markMissing(picture)
  return () => {
    document.removeEventListener('error', onError, true)
    document.removeEventListener('load', onLoad, true)
  }
}
