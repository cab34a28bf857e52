// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TurnStage } from '@/components/product/turn-stage'
import { turnSteps } from '@/lib/design/drawing/stamps/turn-steps'

afterEach(cleanup)

const specOf = (step: number) =>
  ({ kind: 'stamp', slug: 'model-trodat-printy-4913', view: 'turn', language: 'fr', step }) as const
const pictures = () => [...document.querySelectorAll('img')]
const seen = () =>
  pictures()
    .filter(({ className }) => !className.includes('invisible'))
    .map(({ src }) => /turn\.default\.default\.(\d+)\./.exec(src)?.[1])

it('shows the last picture that has arrived until the next one has', () => {
  render(<TurnStage specOf={specOf} steps={24} label="to be turned" />)
  const slider = screen.getByRole('slider', { name: 'to be turned' })
  for (const picture of pictures()) fireEvent.load(picture)
  expect(seen()).toEqual(['0'])
  fireEvent.change(slider, { target: { value: '6' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('90°')
  expect(seen()).toEqual(['0'])
  for (const picture of pictures()) if (picture.src.includes('.6.fr')) fireEvent.load(picture)
  expect(seen()).toEqual(['6'])
  fireEvent.change(slider, { target: { value: '0' } })
  expect(seen()).toEqual(['0'])
  // What was fetched is not fetched again.
  expect(pictures()).toHaveLength(2)
})

it('a turn is of at least two pictures, and of one a degree at most', () => {
  expect([-3, 0, 1, 2, 24, 100_000].map(images => turnSteps({ images }))).toEqual([0, 0, 0, 2, 24, 360])
})
