/** Why the popup opened: to save the cart for later, to send it to somebody, or because the visitor was about to leave. */
export type SaveCartReason = 'keep' | 'share' | 'leaving'

/** Opens the popup "save cart" (PAGE-11). */
export async function openSaveCart(reason: SaveCartReason): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('saveCart', { reason })
}
