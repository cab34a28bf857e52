// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ModelForm } from '@/components/tools/models/model-form'
import messages from '@/messages/en'
import { brassModel as answer, brass } from '@/tests/support/brass-model'

const t = messages.tools.models

const sent: { path: string; body: { data: Record<string, unknown> } }[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    if (!options) return Response.json(messages.findings)
    sent.push({ path, body: JSON.parse(String(options.body)) })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <NextIntlClientProvider locale="en-GB" messages={messages}>
      <ModelForm answer={answer} onDone={async () => {}} />
    </NextIntlClientProvider>,
  )
const picture = () => screen.getByAltText<HTMLImageElement>(t.signPicture)
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: t.publish })

it('draws a sign again as its form is changed, and writes the sign as it is then', async () => {
  show()
  const before = picture().src
  expect(publish().disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(t.width), { target: { value: '150' } })
  expect(picture().src).not.toBe(before)
  const [, other] = brass.colors
  fireEvent.change(screen.getByLabelText(t.colour), { target: { value: other?.slug } })
  fireEvent.click(screen.getByRole('button', { name: t.keepDraft }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/sign-models/sign-brass?locale=en-GB',
    body: { draft: true, data: { config: { width: 150, height: 100, color: other?.slug } } },
  })
})

it('says what forbids a sign, shows no picture of it and does not keep it', async () => {
  show()
  fireEvent.change(screen.getByLabelText(t.width), { target: { value: '99999' } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/\d/)
  expect(screen.queryByAltText(t.signPicture)).toBeNull()
  expect(publish().disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t.keepDraft }).disabled).toBe(true)
})
