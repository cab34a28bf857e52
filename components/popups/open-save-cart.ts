/** How the popup came: somebody wants his cart later, or wants another to have it, or was about to leave. */
export type SaveCartReason = 'keep' | 'share' | 'leaving'

/** Opens the popup "save cart" (PAGE-11). */
export async function openSaveCart(reason: SaveCartReason): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('saveCart', { reason })
}
