// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { AuthPanel } from '@/components/account/auth-panel'
import en from '@/messages/en'

const words = en.account
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Presses it as the keyboard does: it has the focus. */
function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

const show = (props: Partial<ComponentProps<typeof AuthPanel>> = {}) =>
  render(
    <NextIntlClientProvider locale="en-GB" messages={en}>
      <AuthPanel onLogin={async () => undefined} {...props} />
    </NextIntlClientProvider>,
  )

it('keeps the focus of keyboard users on the way to the forgotten password and back', () => {
  show()
  press(words.forgotten.ask)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.forgotten.title }))
  press(words.forgotten.back)
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(screen.getByRole('button', { name: words.forgotten.ask }))).toBe(
    true,
  )
})

it('asks a company for its name, and a person for theirs', () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new Error('nothing is fetched'))
  show({ tab: 'register', startType: 'retailer' })
  press(words.register.send)
  expect(screen.getByText(words.register.companyWrong.VALIDATORS_REQUIRED_NAME)).toBeTruthy()
  expect(screen.queryByText(en.validators.VALIDATORS_REQUIRED_NAME)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: words.register.types.private }))
  press(words.register.send)
  expect(screen.getByText(en.validators.VALIDATORS_REQUIRED_NAME)).toBeTruthy()
})

it('a field that is left as empty as it was is still called missing', () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new Error('nothing is fetched'))
  show({ tab: 'register', startType: 'private' })
  press(words.register.send)
  fireEvent.blur(screen.getByRole('textbox', { name: words.name }))
  expect(screen.getByText(en.validators.VALIDATORS_REQUIRED_NAME)).toBeTruthy()
})
