// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LateQuestions } from '@/components/product/late-questions'
import product from '@/messages/de/product.json'

afterEach(cleanup)

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
  render(<LateQuestions locale="de-AT" about={{ care: 'plain' }} />)
  act(() => seen([{ isIntersecting: false }]))
  expect(asked).not.toHaveBeenCalled()
  act(() => seen([{ isIntersecting: true }]))
  const { hold, care } = product.sign.sheet.questions
  expect(await screen.findByText(hold.question)).toBeTruthy()
  expect(screen.getByText(care.plain)).toBeTruthy()
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/texts/de-AT/product')
})

it('those of a stamp are its own, in their order', async () => {
  vi.stubGlobal('fetch', async () => Response.json(product))
  render(<LateQuestions locale="de-CH" about={{ asked: ['pale', 'logo'] }} />)
  act(() => seen([{ isIntersecting: true }]))
  const { pale, logo, title } = product.stampSheet.questions
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  const questions = [...document.querySelectorAll('details')]
  expect(questions.map(one => one.querySelector('summary')?.textContent)).toEqual([
    pale.question,
    logo.question,
  ])
})
