// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { IdentityForm } from '@/components/account/profile/identity-form'
import type { Client } from '@/lib/people/client/client'
import fr from '@/messages/fr'
import { registeredClient } from '@/tests/support/registered-client'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const client: Client = { ...registeredClient, other: { accountType: 'company', interestedRetailer: false } }
const company = { name: 'Cabinet Bernard', role: 'buyer' as const, approvers: [] }

function show(membership: typeof company | null) {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/clients'
      ? Response.json({ ...client, company: membership })
      : new Response(null, { status: 404 }),
  )
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="fr-FR" messages={fr}>
        <IdentityForm client={client} />
      </NextIntlClientProvider>
    </SWRConfig>,
  )
}

it('a company’s account has the name of the company', async () => {
  show(null)
  expect(await screen.findByLabelText(fr.account.register.company)).toBeTruthy()
})

it('a buyer of a company has his own name', async () => {
  show(company)
  expect(await screen.findByLabelText(fr.account.name)).toBeTruthy()
  expect(screen.queryByLabelText(fr.account.register.company)).toBeNull()
})
