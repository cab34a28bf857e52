import { textsPath } from '@/lib/doors/contract/texts'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { type AccountMenu, accountMenus, accountPath } from '@/lib/people/client/account-menu'

/** The parts that the panel has beside the orders, which stand in the page. */
const parts = accountMenus.filter(part => part !== 'order')

async function readNames(locale: SiteLocale): Promise<Partial<Record<AccountMenu, string>>> {
  const answer = await fetch(textsPath(locale, 'account'))
  if (!answer.ok) throw new Error(`texts: ${answer.status}`)
  return ((await answer.json()) as { menu: Record<AccountMenu, string> }).menu
}

/** Fills the account's panel: with what staff have, or with the parts of a client's account. */
export const fill = async (panel: Element, locale: SiteLocale): Promise<void> =>
  document.documentElement.dataset.role === 'admin'
    ? (await import('./staff-links')).fill(panel, locale)
    : fillParts(panel, locale)

/** Puts links to the other parts behind the one to the orders, which they look like. */
async function fillParts(panel: Element, locale: SiteLocale): Promise<void> {
  const first = panel.querySelector<HTMLAnchorElement>('a[data-role-only="client"]')
  if (!first || panel.hasAttribute('data-filled')) return
  panel.setAttribute('data-filled', '')
  try {
    const names = await readNames(locale)
    const links = parts.map(part => {
      const link = first.cloneNode() as HTMLAnchorElement
      link.href = localePath(locale, accountPath(part))
      link.textContent = names[part] ?? ''
      return link
    })
    first.after(...links)
  } catch (error) {
    panel.removeAttribute('data-filled')
    console.warn('the parts of the account could not be named', error)
  }
}
