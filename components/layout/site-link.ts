import { isOutsideSite } from '@/lib/ground/site/routes'

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A press that means "go there": not in another tab, not to be saved. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The link of the site under a press, whose address can take something along: no API, no file, no place on the page. */
export function siteLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || isOutsideSite(link.pathname)) return null
  return link.getAttribute('href')?.startsWith('#') ? null : link
}

/**
 * The path of the site that a press on a link leads to. Null for all that is the browser's own: other sites, files, the
 * panel, another tab, a place on the same page. A link that needs a document of its own says `target="_self"`.
 */
export function pathOfPress(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = link
  if (origin !== window.location.origin || isOutsideSite(pathname)) return null
  const { location } = window
  if (hash && pathname === location.pathname && search === location.search) return null
  return `${pathname}${search}${hash}`
}
