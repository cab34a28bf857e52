import type { Messages } from 'next-intl'
import type { Impersonation } from '@/lib/doors/contract/impersonations'
import { textsPath } from '@/lib/doors/contract/texts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { PopupName } from '@/stores/popups'
import './client-bar.css'

async function readTexts(locale: SiteLocale): Promise<Messages['standIn']> {
  const answer = await fetch(textsPath(locale, 'standIn'))
  if (!answer.ok) throw new Error(`texts: ${answer.status}`)
  return (await answer.json()) as Messages['standIn']
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

function leaveButton(texts: Messages['standIn'], leave: () => Promise<void>, statusLine: HTMLElement) {
  const button = element('button', 'client-bar__button client-bar__button--strong', texts.leave)
  button.type = 'button'
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      await leave()
    } catch (error) {
      console.warn('the place could not be left', error)
      statusLine.textContent = texts.failed
      button.disabled = false
    }
  })
  return button
}

/** A button that opens a staff popup; its code is fetched on the press. */
function popupButton(
  text: string,
  name: Extract<PopupName, 'adminCreateQuotation' | 'adminMagicProduct'>,
  props: Record<string, unknown>,
) {
  const button = element('button', 'client-bar__button', text)
  button.type = 'button'
  button.setAttribute('aria-haspopup', 'dialog')
  button.addEventListener('click', () => void import('@/stores/ui').then(ui => ui.openPopup(name, props)))
  return button
}

/**
 * The frame and the bar of the quotation mode (PEOPLE-26): the client, the clerk, and the exit. It is separate from the page's code, so
 * that no shopper fetches it.
 */
export async function showBar(
  { client, by }: Impersonation,
  locale: SiteLocale,
  leave: () => Promise<void>,
): Promise<void> {
  if (document.documentElement.dataset.inPlace === String(client.id)) return
  document.documentElement.dataset.inPlace = String(client.id)
  const texts = await readTexts(locale)
  const bar = element('section', 'client-bar')
  bar.setAttribute('aria-label', texts.label)
  const statusLine = element('span', 'client-bar__said')
  statusLine.setAttribute('role', 'status')
  const sheet = element('a', 'client-bar__button', texts.sheet)
  sheet.href = `/admin/collections/clients/${client.id}`
  bar.append(
    element('strong', 'client-bar__mode', texts.mode),
    element('strong', '', client.name || client.email),
    ...(client.name ? [element('span', 'client-bar__quiet', client.email)] : []),
    element('span', 'client-bar__quiet', texts.prices),
    element('span', 'client-bar__quiet client-bar__by', `${texts.by} ${by}`),
    statusLine,
    popupButton(texts.magic, 'adminMagicProduct', {}),
    popupButton(texts.create, 'adminCreateQuotation', { client: client.name || client.email }),
    sheet,
    leaveButton(texts, leave, statusLine),
  )
  document.querySelector('.client-bar')?.remove()
  document.body.prepend(bar)
}
