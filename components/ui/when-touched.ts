/** What a hand, a keyboard, a helper's programme or the way back does first on a page. */
const signs = 'pointerdown pointermove touchstart keydown focusin input scroll popstate'.split(' ')

/**
 * When somebody first acts on the page that the browser shows; at once where the page must be otherwise than it was made:
 * by what its address chooses, or for prices of another zone. Only in a browser.
 */
export const whenTouched = () =>
  new Promise<unknown>(resolve => {
    const { vat, prices } = document.documentElement.dataset
    if (location.search || vat || prices === 'ht') resolve(null)
    for (const sign of signs) addEventListener(sign, resolve, { capture: true, once: true, passive: true })
  })
