// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Invitation } from '@/components/account/invitation'
import { anonymousClient } from '@/lib/doors/contract/anonymous-client'
import type { Who } from '@/lib/doors/contract/client'
import fr from '@/messages/fr'
import { registeredClient as client } from '@/tests/support/registered-client'

const words = fr.accountArea.invitation
const company = { name: 'Cabinet Bernard', role: 'buyer' as const, approvers: ['Anne Accord'] }

let who: Who = client
let answer: Response
beforeEach(() => {
  who = client
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => (path === '/api/clients' ? Response.json(who) : answer)),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="fr-FR" messages={fr}>
        <Invitation token={'x'.repeat(43)} />
      </NextIntlClientProvider>
    </SWRConfig>,
  )
const press = async () => fireEvent.click(await screen.findByRole('button', { name: words.join }))

it('is taken up by a press alone, and says for whom its client buys from then on', async () => {
  answer = new Response(null, { status: 204 })
  show()
  const button = await screen.findByRole('button', { name: words.join })
  expect(vi.mocked(fetch).mock.calls.filter(([path]) => path === '/api/clients/membership')).toEqual([])
  who = { ...client, company }
  fireEvent.click(button)
  expect(await screen.findByText(words.joined.replace('{company}', company.name))).toBeTruthy()
})

it.each([
  ['link_ended', 410, words.ended],
  ['conflict', 409, words.taken],
  ['server_error', 500, words.failed],
])('says why it was not taken up: %s', async (code, status, said) => {
  answer = Response.json({ code }, { status })
  show()
  await press()
  // The live region exists before the message.
  expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy()
})

it('asks a visitor to log in, and takes nothing up', async () => {
  who = anonymousClient
  show()
  expect(await screen.findByText(words.logIn)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
