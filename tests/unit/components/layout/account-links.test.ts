// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fill } from '@/components/layout/account-links'
import { accountMenus } from '@/lib/people/client/account-menu'
import fr from '@/messages/fr'

beforeEach(() => {
  delete document.documentElement.dataset.role
  document.body.innerHTML = '<div><a data-role-only="client" href="/account/?menu=order">Commandes</a></div>'
  vi.stubGlobal('fetch', async () => Response.json(fr.account))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('the panel of the account leads to every part that the account’s own page names, in the same order', async () => {
  const panel = document.querySelector('div')
  if (panel) await fill(panel, 'fr-FR')
  const links = [...document.querySelectorAll('a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(accountMenus.map(menu => fr.account.menu[menu]))
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    accountMenus.map(menu => `/account/?menu=${menu}`),
  )
})
