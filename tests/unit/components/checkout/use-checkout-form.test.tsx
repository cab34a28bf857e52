// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useCheckoutForm } from '@/components/checkout/use-checkout-form'
import type { Who } from '@/lib/doors/contract/client'
import { catalogue } from '@/tests/support/catalogue'
import { registeredClient } from '@/tests/support/registered-client'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const buyer: Extract<Who, { id: number }> = {
  ...registeredClient,
  other: { accountType: 'company', interestedRetailer: false },
  proConfirmed: true,
  role: 'company',
  company: { name: 'Cabinet Bernard', role: 'buyer', approvers: ['Anne Accord'] },
}

const nameFor = (who: Who) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="fr-FR" messages={{}}>
      {children}
    </NextIntlClientProvider>
  )
  const { result } = renderHook(() => useCheckoutForm(catalogue.countries, who), { wrapper })
  return result.current.form.getValues('name')
}

it('begins with the company that a buyer orders for, and with his own name where he orders for himself', () => {
  expect(nameFor(buyer)).toBe('Cabinet Bernard')
  expect(nameFor({ ...buyer, company: null })).toBe('Paul Achat')
})
