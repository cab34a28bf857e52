// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LateQuestions } from '@/components/product/sign/late-questions'
import product from '@/messages/de/product.json'

let seen: (entries: { isIntersecting: boolean }[]) => void = () => {}
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(listener: typeof seen) {
      seen = listener
    }
    observe() {}
    disconnect() {}
  },
)

it('the questions of a printed sign are fetched when a reader comes near, and need no provider of texts', async () => {
  const asked = vi.fn(async () => Response.json(product))
  vi.stubGlobal('fetch', asked)
  render(<LateQuestions locale="de-AT" care="plain" />)
  act(() => seen([{ isIntersecting: false }]))
  expect(asked).not.toHaveBeenCalled()
  act(() => seen([{ isIntersecting: true }]))
  const { hold, care } = product.sign.sheet.questions
  expect(await screen.findByText(hold.question)).toBeTruthy()
  expect(screen.getByText(care.plain)).toBeTruthy()
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/texts/de-AT/product')
})
