// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PictureStage } from '@/editor/canvas/picture-stage'
import type { Extent } from '@/editor/canvas/viewport'
import { drawCanvases, pixelOf } from '@/tests/support/canvas-in-node'

beforeAll(() => drawCanvases({ width: 200, height: 100 }))
afterEach(cleanup)

const filled =
  (colour: string) =>
  (ctx: CanvasRenderingContext2D, { width, height }: Extent) => {
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, width / 2, height)
  }
const redLeft = filled('#ff0000')
const blueLeft = filled('#0000ff')
const at = (x: number, y: number) => pixelOf(document.querySelector('canvas') ?? undefined, x, y)

it('a picture fills its holder, is drawn again when it changes, and is named', async () => {
  const { rerender } = render(<PictureStage label="A wall" draw={redLeft} />)
  await act(async () => {})
  expect(screen.getByRole('img', { name: 'A wall' })).toBeDefined()
  expect(at(50, 50)).toEqual([255, 0, 0, 255])
  expect(at(150, 50)[3]).toBe(0)
  rerender(<PictureStage label="A wall" draw={blueLeft} />)
  await vi.waitFor(() => expect(at(50, 50)).toEqual([0, 0, 255, 255]))
})

it('marks over another picture are neither read out nor pressed', () => {
  const { container } = render(<PictureStage label={null} draw={redLeft} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.firstElementChild?.className).toContain('pointer-events-none')
})
