// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it } from 'vitest'
import { AuthPanel } from '@/components/account/auth-panel'
import en from '@/messages/en'

const words = en.account
afterEach(cleanup)

/** Presses it as the keyboard does: it has the focus. */
function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

it('keeps the place of who goes by keyboard to the forgotten password and back', () => {
  render(
    <NextIntlClientProvider locale="en-GB" messages={en}>
      <AuthPanel onLogin={async () => undefined} />
    </NextIntlClientProvider>,
  )
  press(words.forgotten.ask)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.forgotten.title }))
  press(words.forgotten.back)
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(screen.getByRole('button', { name: words.forgotten.ask }))).toBe(
    true,
  )
})
