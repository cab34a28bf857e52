import { readCartCount, subscribeCartCount } from '@/stores/cart-count'

/** Writes the number of pieces onto the way to the cart, and into its name. */
function show(): void {
  const count = readCartCount()
  for (const link of document.querySelectorAll<HTMLElement>('a[data-cart]')) {
    const label = link.dataset.cart ?? ''
    // The name matches the visible text: users of voice control say "Panier 5".
    const shown = count > 99 ? '99+' : count ? String(count) : ''
    link.setAttribute('aria-label', shown ? `${label}, ${shown}` : label)
    const badge = link.querySelector('span:last-child')
    if (badge) badge.textContent = shown
  }
}

/**
 * Follows the stored cart, in this tab and in others (ORDER-5), until the returned function is called. The link is plain
 * markup: every page has it, and none carries code for it.
 */
export function watchCartBadge(): () => void {
  show()
  const stop = subscribeCartCount(show)
  // Pages of another frame have their own header.
  const observer = new MutationObserver(show)
  observer.observe(document.body, { childList: true })
  return () => {
    stop()
    observer.disconnect()
  }
}
