// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { shownOf } from '@/components/product/sign/shown-sign'
import { judgeSign } from '@/components/product/sign/sign-rules'
import { SizeFields } from '@/components/product/sign/size-fields'
import type { SignState } from '@/components/product/sign/use-sign'
import fr from '@/messages/fr'
import { catalogue, priceListOf } from '@/tests/support/catalogue'

const sign = {
  ...{
    material: 'pvc',
    width: 200,
    height: 100,
    color: catalogue.materials.materials[0]?.colors[0]?.slug ?? '',
  },
  mask: { shape: 'flex-rectangle01' as const },
  finishes: {},
  fixing: { name: 'none', options: {} },
}
const judged = judgeSign(sign, 1, { catalogue, priceList: priceListOf('FR') })
const shown = shownOf(catalogue, judged)
const choose = vi.fn()
afterEach(cleanup)

function fields(size: { width: number; height: number }) {
  const state: SignState = {
    ...judged,
    config: { ...judged.config, ...size },
    ...{ quantity: 1, refusal: null, unreachable: false, shop: null },
    ...{ load: vi.fn(), choose, take: vi.fn(), setQuantity: vi.fn(), dismiss: vi.fn() },
  }
  return (
    <NextIntlClientProvider locale="fr-FR" messages={fr}>
      <SizeFields state={state} shown={shown} />
    </NextIntlClientProvider>
  )
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a width that is being written stays when the height before it is taken', () => {
  const { rerender } = render(fields({ width: 200, height: 100 }))
  fireEvent.change(field(fr.product.sign.width), { target: { value: '520' } })
  rerender(fields({ width: 200, height: 250 }))
  expect([field(fr.product.sign.width).value, field(fr.product.sign.height).value]).toEqual(['520', '250'])
  fireEvent.keyDown(field(fr.product.sign.width), { key: 'Enter' })
  expect(choose).toHaveBeenLastCalledWith({ kind: 'size', width: 520 })
})

test('a size that was only offered gives way to the one that holds', () => {
  const { rerender } = render(fields({ width: 200, height: 100 }))
  fireEvent.change(field(fr.product.sign.width), { target: { value: '520' } })
  fireEvent.keyDown(field(fr.product.sign.width), { key: 'Enter' })
  rerender(fields({ width: 200, height: 100 }))
  expect(field(fr.product.sign.width).value).toBe('200')
})
