// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SharedAddress } from '@/components/account/designs/shared-address'
import { useSharedLink } from '@/components/account/designs/use-shared-link'
import fr from '@/messages/fr'

const words = fr.accountArea.designs
const code = 'VFjuCBvQeT9Zc1aB2cD3eF'
const calls = () => vi.mocked(fetch).mock.calls.map(([path, init]) => `${init?.method} ${path}`)
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  writeText.mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, init: RequestInit) =>
      init.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json({ code }, { status: 201 }),
    ),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Tile() {
  const link = useSharedLink({ type: 'stamp' })
  return (
    <>
      <button type="button" onClick={() => void link.make()}>
        {words.share}
      </button>
      <SharedAddress name="Cachet" link={link} />
    </>
  )
}

async function share(): Promise<string> {
  render(
    <NextIntlClientProvider locale="fr-FR" messages={fr}>
      <Tile />
    </NextIntlClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: words.share }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.link })
  return field.value
}

it('a design’s link is shown whole and copied, which its button says, aloud too', async () => {
  const address = await share()
  expect(address).toMatch(new RegExp(`^http://.+/shared/${code}/?$`))
  fireEvent.click(screen.getByRole('button', { name: words.copyOf.replace('{name}', 'Cachet') }))
  expect(await screen.findByRole('button', { name: words.said.copied })).toBeTruthy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
  expect(screen.getByRole('status').textContent).toBe(words.said.copied)
})

it('where the browser keeps its clipboard closed the address is marked, and that is said', async () => {
  const address = await share()
  writeText.mockRejectedValue(new Error('closed'))
  fireEvent.click(screen.getByRole('button', { name: words.copyOf.replace('{name}', 'Cachet') }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.said.copyByHand))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.link })
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(address)
})

it('one press makes one link, which can be ended', async () => {
  await share()
  fireEvent.click(screen.getByRole('button', { name: words.share }))
  fireEvent.click(screen.getByRole('button', { name: words.endOf.replace('{name}', 'Cachet') }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.said.ended))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(calls()).toEqual(['POST /api/shared-designs', `DELETE /api/shared-designs/${code}`])
})
