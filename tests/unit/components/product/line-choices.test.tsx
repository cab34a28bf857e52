// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { LineChoices } from '@/components/product/line-choices'
import type { OwnText } from '@/components/product/own-text'
import type { LineWishes } from '@/lib/design/scene/operations/fit/typed'
import fr from '@/messages/fr'

const t = fr.findings.lines
afterEach(cleanup)

const lines = ['ATELIER DE ZORA', '', 'Angers'].map((text, line) => ({ elementId: 'e1', line, text }))

function shown(over: Partial<OwnText> = {}, wishes?: LineWishes, smaller: LineWishes | null = null) {
  const wish = vi.fn()
  const take = vi.fn()
  const state: OwnText = { lines, laidOut: null, trouble: null, late: null, write: () => {}, ...over }
  const findLarger = async () => ({ name: 'Printy 4914', more: null, take })
  render(
    <NextIntlClientProvider locale="fr-FR" messages={{ findings: fr.findings } as never} timeZone="UTC">
      <LineChoices state={state} wished={{ wishes, wish, smaller }} findLarger={findLarger} />
    </NextIntlClientProvider>,
  )
  return { wish, take }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('all lines are selected first, then the chosen one; empty ones do not count', () => {
  const { wish } = shown()
  expect(screen.getAllByRole('option')).toHaveLength(3)
  press(t.larger)
  expect(wish).toHaveBeenLastCalledWith({ density: 1, lines: {} })
  fireEvent.change(screen.getByLabelText(t.which), { target: { value: '2' } })
  press(t.smaller)
  expect(wish).toHaveBeenLastCalledWith({ density: 0, lines: { 2: { step: -1, inTwo: false } } })
  // "Angers" has no space.
  expect(screen.getByRole('button', { name: t.inTwo }).getAttribute('aria-disabled')).toBe('true')
  const calls = wish.mock.calls.length
  press(t.inTwo)
  expect(wish.mock.calls).toHaveLength(calls)
})

test('a line in two is offered back in one, and all choices are called back together', () => {
  const wishes = { density: 0, lines: { 0: { step: 2, inTwo: true } } }
  const { wish } = shown({}, wishes)
  press(t.inOne)
  expect(wish).toHaveBeenLastCalledWith({ density: 0, lines: { 0: { step: 2, inTwo: false } } })
  press(t.back)
  expect(wish).toHaveBeenLastCalledWith({ density: 0, lines: {} })
})

test('where the lines do not fit as they are wished, both ways out are offered', async () => {
  const smaller = { density: 0, lines: { 0: { step: 0, inTwo: false } } }
  const wishes = { density: 0, lines: { 0: { step: 3, inTwo: false } } }
  const { wish, take } = shown({ trouble: 'tooMuch' }, wishes, smaller)
  press(t.smallerLetters)
  expect(wish).toHaveBeenLastCalledWith(smaller)
  fireEvent.click(await screen.findByRole('button', { name: /Printy 4914/ }))
  expect(take).toHaveBeenCalledOnce()
})
