/** First events on a page by pointer, keyboard, assistive technology or Back. */
const signs = 'pointerdown pointermove touchstart keydown focusin input scroll popstate'.split(' ')

/**
 * When somebody first acts on the page that the browser shows; at once where the page must differ from its HTML: by choices in its address,
 * or for prices of another zone. Only in a browser.
 */
export const whenTouched = () =>
  new Promise<unknown>(resolve => {
    const { vat, prices } = document.documentElement.dataset
    if (location.search || vat || prices === 'ht') resolve(null)
    for (const sign of signs) addEventListener(sign, resolve, { capture: true, once: true, passive: true })
  })
