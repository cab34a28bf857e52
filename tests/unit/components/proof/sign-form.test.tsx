// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { SignForm, type Signing } from '@/components/proof/sign-form'
import messages from '@/messages/en'

const t = messages.proof.sign
afterEach(cleanup)

function show(onSign: Signing['onSign'], name = 'Anne Martin') {
  const onDone = vi.fn()
  render(
    <NextIntlClientProvider locale="en-GB" messages={messages}>
      <SignForm signing={{ name, onSign }} count={2} onDone={onDone} />
    </NextIntlClientProvider>,
  )
  return onDone
}
const sign = () => fireEvent.click(screen.getByRole('button', { name: t.sign }))

it('signs with the name that is typed, once', async () => {
  const onSign = vi.fn(async () => null)
  const onDone = show(onSign)
  fireEvent.change(screen.getByLabelText(t.name), { target: { value: 'Bruno Petit' } })
  const button = screen.getByRole('button', { name: t.sign })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(onSign.mock.calls).toEqual([[{ name: 'Bruno Petit', drawing: '' }]])
})

it('asks for a name, and for strokes where the name is to be drawn', () => {
  const onSign = vi.fn(async () => null)
  show(onSign, '')
  sign()
  expect(screen.getByText(t.name_wrong)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(t.name), { target: { value: 'Anne Martin' } })
  fireEvent.click(screen.getByRole('radio', { name: t.ways.drawn }))
  sign()
  expect(screen.getByText(t.missing)).toBeTruthy()
  expect(onSign).not.toHaveBeenCalled()
})

it('stays open and says why where the signature was not kept', async () => {
  const onDone = show(async () => 'moved')
  sign()
  await screen.findByText(t.moved)
  expect(onDone).not.toHaveBeenCalled()
})
