import { isOutsideSite } from '@/lib/ground/site/routes'

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A press that means "go there": not into another tab, not a download. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The link of the site under a press, whose address can carry parameters: no API, no file, no anchor. */
export function siteLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || isOutsideSite(link.pathname)) return null
  return link.getAttribute('href')?.startsWith('#') ? null : link
}

/**
 * The path of the site that a press on a link leads to. Null for everything that the browser handles: other sites,
 * files, the panel, another tab, an anchor on the same page. A link that needs a full page load has `target="_self"`.
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
