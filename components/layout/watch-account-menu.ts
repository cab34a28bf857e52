import type { SiteLocale } from '@/lib/ground/site/locales'

/** Fills the account's panel when it is opened: pages carry only its first link. */
export function watchAccountMenu(locale: SiteLocale): () => void {
  const fill = (panel: Element) => void import('./account-links').then(links => links.fill(panel, locale))
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.hasAttribute('data-account'))
      fill(target)
  }
  // The event does not bubble, and the panel may have been opened before this code was loaded.
  document.addEventListener('toggle', onToggle, true)
  const open = document.querySelector('details[data-account][open]')
  if (open) fill(open)
  return () => document.removeEventListener('toggle', onToggle, true)
}
