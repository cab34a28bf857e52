import type { Messages } from 'next-intl'
import { textsPath } from '@/lib/doors/contract/texts'
import { devModeCookie } from '@/lib/doors/contract/trial'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'

async function readNames(locale: SiteLocale): Promise<Messages['staffMenu']> {
  const answer = await fetch(textsPath(locale, 'staffMenu'))
  if (!answer.ok) throw new Error(`texts: ${answer.status}`)
  return (await answer.json()) as Messages['staffMenu']
}

/** 'Créer un devis': a popup asks for which client; its code is fetched then. */
function quotationButton(like: HTMLElement, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = like.className
  button.textContent = name
  button.setAttribute('aria-haspopup', 'dialog')
  button.addEventListener('click', () => {
    button.closest('details')?.removeAttribute('open')
    void import('@/stores/ui').then(ui => ui.openPopup('adminInitQuotation'))
  })
  return button
}

/** The switch of the development mode, kept in this browser: the tools' widget comes and goes with it (TOOLS-12). */
function modeSwitch(like: HTMLElement, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  const isOn = () => document.cookie.includes(devModeCookie)
  const show = () => {
    button.setAttribute('aria-checked', String(isOn()))
    button.textContent = isOn() ? `${name} ✓` : name
  }
  button.type = 'button'
  button.className = like.className
  button.setAttribute('role', 'switch')
  button.setAttribute('aria-label', name)
  show()
  button.addEventListener('click', async () => {
    const { setDevMode } = await import('@/components/tools/widget/mount')
    setDevMode(!isOn())
    show()
  })
  return button
}

/** Puts the links for staff after the link to the back-office, in the same style (PEOPLE-24). */
export async function fill(panel: Element, locale: SiteLocale): Promise<void> {
  const first = panel.querySelector<HTMLAnchorElement>('a[data-role-only="admin"]')
  if (!first || panel.hasAttribute('data-staff-filled')) return
  panel.setAttribute('data-staff-filled', '')
  try {
    const names = await readNames(locale)
    const link = (path: string, name: string) => {
      const entry = first.cloneNode() as HTMLAnchorElement
      entry.href = path
      entry.textContent = name
      return entry
    }
    first.after(
      quotationButton(first, names.create),
      link(localePath(locale, '/tools/'), names.tools),
      link(localePath(locale, '/_styleguide/'), names.styleguide),
      modeSwitch(first, names.devMode),
      link('/admin/logout', names.logout),
    )
  } catch (error) {
    panel.removeAttribute('data-staff-filled')
    console.warn('the entries of the staff could not be named', error)
  }
}
