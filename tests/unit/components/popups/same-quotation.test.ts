// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useQuotationForm } from '@/components/popups/quotation/use-quotation-form'
import { registeredClient } from '@/tests/support/registered-client'

const line = (slug: string, quantity: number) =>
  ({ type: 'static', slug, quantity, description: '', content: {} }) as const

let sent: unknown
beforeEach(() => {
  sent = undefined
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, request?: RequestInit) => {
      if (path === '/api/clients') return Response.json(registeredClient)
      sent = JSON.parse(String(request?.body))
      return Response.json(7, { status: 201, headers: { location: '/quotation/?id=7&auth=code' } })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks for a price of what an order holds, each line with its pieces, and of nothing else', async () => {
  const same = { order: 105, lines: [line('cartridge-trodat-6-4913', 3), line('ink-blue', 1)] }
  const { result } = renderHook(() => useQuotationForm({ same, message: 'La même chose', locale: 'fr-FR' }))
  await waitFor(() => expect(result.current.values.email).toBe(registeredClient.email))
  expect(result.current.withCart).toBe(false)
  const pressed = { preventDefault: () => {}, currentTarget: document.createElement('form') }
  await act(() => result.current.submit(pressed as unknown as FormEvent<HTMLFormElement>))
  expect(result.current.sent).toMatchObject({ id: 7 })
  expect(sent).toMatchObject({
    saveType: 'quotation',
    items: [
      { slug: 'cartridge-trodat-6-4913', quantity: 3 },
      { slug: 'ink-blue', quantity: 1 },
    ],
    request: { message: 'La même chose' },
  })
})
