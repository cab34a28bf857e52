/** Shows the cart beside the page after a line was put into it (PAGE-11). `id` is the line's in the cart. */
export async function openSidebar(id: string): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('sidebar', { id })
}
