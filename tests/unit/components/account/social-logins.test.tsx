// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { SocialLogins } from '@/components/account/social-logins'
import en from '@/messages/en'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The return address of a service's button. */
async function backFrom(search: string): Promise<string | null> {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ providers: ['google'] }))
  history.replaceState(null, '', `/en-gb/account/${search}`)
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en-GB" messages={en}>
        <SocialLogins />
      </NextIntlClientProvider>
    </SWRConfig>,
  )
  const link = await screen.findByRole('link', { name: 'Google' })
  return new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('back')
}

it.each([
  ['', '/en-gb/account/'],
  ['?gclid=g1&menu=order', '/en-gb/account/?gclid=g1'],
  [`?gclid=${'g'.repeat(500)}`, '/en-gb/account/'],
])('who goes by a service with %s comes back to %s', async (search, back) => {
  expect(await backFrom(search)).toBe(back)
})
