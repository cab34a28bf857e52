/** Raised on a picture of the shop that could not be had; `detail` names its address (PAGE-29). */
export const pictureFailed = 'picture-failed'

/** Pictures of the shop, drawn or uploaded; what a shopper puts in has words of its own. */
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
 * Says of every picture that cannot be had that it is missing, those included that failed before this code came. One
 * listener for the whole page: the event of a picture does not rise, but it can be caught on its way down.
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
