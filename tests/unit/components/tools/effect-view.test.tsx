// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it } from 'vitest'
import { EffectView } from '@/components/tools/pricing/effect-view'
import type { Effect } from '@/lib/office/contract/tools'
import messages from '@/messages/en'

afterEach(cleanup)

const row = { title: 'Brass 1.5 mm', size: '200 × 100', pieces: 4, quantity: 1, before: 20, after: 20 }
const none = { before: 0, after: 0 }
const show = (effect: Partial<Effect>) =>
  render(
    <NextIntlClientProvider locale="en-GB" messages={messages}>
      <EffectView effect={{ rows: [row], revenue: none, margin: none, quotations: [], ...effect }} />
    </NextIntlClientProvider>,
  )

it('lists no sign as long as no rate changes one', () => {
  show({})
  expect(screen.queryByRole('table')).toBeNull()
})

it('lists the signs with both prices once a rate changes one', () => {
  show({ rows: [row, { ...row, title: 'Brass 3 mm', after: 22 }] })
  expect(screen.getByRole('row', { name: /Brass 3 mm/ }).textContent).toContain('+10%')
  expect(screen.getByRole('row', { name: /Brass 1.5 mm/ }).textContent).toContain('=')
})
