// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdOriginal } from '@/editor/picture/originals'
import type { PictureWork } from '@/editor/picture/session-state'
import { PageChoice } from '@/editor/picture/ui/page-choice'
import type { Asked } from '@/editor/picture/worker/pages-messages'
import { stampDesign } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const hash = 'c'.repeat(64)
const asked: number[] = []
const chosen: number[] = []
let see: (pages: readonly number[], isIntersecting?: boolean) => void = () => {}

beforeEach(() => {
  asked.length = 0
  chosen.length = 0
  // A Blob of jsdom does not give its bytes.
  holdOriginal(hash, { arrayBuffer: async () => new ArrayBuffer(5) } as object as Blob)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tiles: Element[] = []
      constructor(tell: (entries: object[]) => void) {
        see = (pages, isIntersecting = true) =>
          tell(
            this.tiles
              .filter(tile => pages.includes(Number((tile as HTMLElement).dataset.page)))
              .map(target => ({ target, isIntersecting })),
          )
      }
      observe(tile: Element) {
        this.tiles.push(tile)
      }
      disconnect() {}
    },
  )
  // Page 2 cannot be drawn, page 3 is empty.
  vi.stubGlobal(
    'Worker',
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {}
      postMessage({ id, ...message }: Asked) {
        const drawn = () => {
          if (message.name === 'open') return true
          asked.push(message.asked)
          const picture = { width: 10, height: 20, close() {} }
          return message.asked === 2 ? null : { picture, blank: message.asked === 3 }
        }
        const answer = drawn()
        queueMicrotask(() => this.hear({ data: { id, answer } }))
      }
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const workOn = (page: number, pages: number, blank: number[] = []) =>
  ({ elementId: 'a', opened: { hash, page, pages, pageNotes: { blank } } }) as object as PictureWork

const show = (work = workOn(4, 6)) =>
  showInEditor(stampDesign([]), <PageChoice work={work} onChoose={page => chosen.push(page)} />, null, 'en')

const option = (name: string) => screen.getByRole('option', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('the pages are a list of options by their names, the present one chosen and the only one that Tab reaches', () => {
  show()
  expect(screen.getByRole('listbox', { name: 'Page' })).toBeTruthy()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5, 6].map(page => `Page ${page}`),
  )
  expect(screen.getByRole('option', { selected: true })).toBe(option('Page 4'))
  expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([option('Page 4')])
})

test('only pages in view are drawn; one that cannot be drawn says so, an empty one too, and both can be chosen', async () => {
  show()
  act(() => see([1, 2, 3]))
  await waitFor(() => expect(option('Page 3 (empty)')).toBeTruthy())
  expect(asked).toEqual([1, 2, 3])
  expect(document.querySelectorAll('canvas')).toHaveLength(2)
  fireEvent.click(option('Page 2 (no preview)'))
  fireEvent.click(option('Page 3 (empty)'))
  expect(chosen).toEqual([2, 3])
  act(() => see([1], false))
  expect(document.querySelectorAll('canvas')).toHaveLength(1)
})

test('a page that was found empty before is said to be so without being drawn', () => {
  show(workOn(4, 6, [1]))
  expect(option('Page 1 (empty)')).toBeTruthy()
  expect(asked).toEqual([])
})

test('arrows, Home and End go from page to page without choosing one, Enter and the space bar choose', () => {
  show()
  option('Page 4').focus()
  press('ArrowRight')
  expect(document.activeElement).toBe(option('Page 5'))
  expect(chosen).toEqual([])
  press('Enter')
  press('Home')
  expect(document.activeElement).toBe(option('Page 1'))
  press(' ')
  press('End')
  expect(document.activeElement).toBe(option('Page 6'))
  expect(chosen).toEqual([5, 1])
})

test('the present page is not opened again', () => {
  show()
  fireEvent.click(option('Page 4'))
  expect(chosen).toEqual([])
})
