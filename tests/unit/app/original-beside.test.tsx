// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OriginalBeside } from '@/app/(back-office)/components/original-beside'
import type { Asked, OpenFailure, OpenRequest } from '@/editor/picture/worker/messages'
import texts from '@/messages/en/back-office.json'

const t = texts.order.compare
const hash = 'a'.repeat(64)
const made = { src: '/preview.svg', alt: 'Design of a stamp', widthMm: 58, heightMm: 22 }

/** The requests to the worker, and the state of the worker and its pictures. */
const heard: (OpenRequest | 'ended' | 'given back')[] = []
const fetched: string[] = []
let answer: () => Promise<Response>
let opened: object | OpenFailure

/** A page of a PDF, as the worker reads it. */
const page = {
  kind: 'pdf',
  width: 1000,
  height: 500,
  page: 2,
  pages: 3,
  lost: [],
  notes: [],
  otherFamilies: [],
  pageNotes: null,
  trueSize: { width: 58.03, height: 22, physical: true },
}

beforeEach(() => {
  heard.length = 0
  fetched.length = 0
  answer = async () => new Response(new Uint8Array(4))
  opened = page
  HTMLCanvasElement.prototype.getContext = () => null
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return answer()
  })
  vi.stubGlobal(
    'Worker',
    class {
      private hear: (event: { data: unknown }) => void = () => {}
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        if (name === 'message') this.hear = listener
      }
      terminate() {
        heard.push('ended')
      }
      postMessage({ id, asked }: Asked & { asked: OpenRequest }) {
        heard.push(asked)
        const preview = { width: 8, height: 4, close: () => heard.push('given back') }
        const said =
          typeof opened === 'string'
            ? { ok: false, code: opened }
            : { ok: true, opened: { ...opened, preview } }
        queueMicrotask(() => this.hear({ data: { id, answer: said } }))
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(file: { page?: number } = {}) {
  render(
    <NextIntlClientProvider
      locale="en-GB"
      timeZone="UTC"
      messages={{ backOffice: { order: { compare: t } } } as never}
    >
      <OriginalBeside file={{ hash, name: 'card.pdf', ...file }} made={made} />
    </NextIntlClientProvider>,
  )
}

const named = (words: string) => words.replace('{name}', 'card.pdf')
const press = (words: string) => fireEvent.click(screen.getByRole('button', { name: named(words) }))
const original = () => screen.findByRole('img', { name: named(t.original) })

it('fetches nothing before somebody asks for it', () => {
  show()
  expect(fetched).toEqual([])
  expect(screen.queryByRole('img')).toBeNull()
})

it('shows the page that was used beside what was made of it, each with its size', async () => {
  show({ page: 2 })
  press(t.open)
  await original()
  expect(fetched).toEqual([`/api/own-pictures/${hash}`])
  expect(heard[0]).toMatchObject({ page: 2, keepsCuts: true })
  expect(screen.getByRole('img', { name: made.alt }).getAttribute('src')).toBe(made.src)
  expect(screen.getAllByText(/58 × 22 mm/)).toHaveLength(2)
  expect(screen.getByText(/page 2 of 3/)).toBeTruthy()
})

it('draws the original from our own pixels alone: nothing on the page has its bytes', async () => {
  show()
  press(t.open)
  await original()
  expect(document.querySelectorAll('img, iframe, object, embed')).toHaveLength(1)
  expect((await original()).tagName).toBe('CANVAS')
})

it('releases its memory', async () => {
  show()
  press(t.open)
  await original()
  // The worker holds the whole file: it ends as soon as there is a picture for the screen.
  expect(heard.slice(1)).toEqual(['ended'])
  press(t.close)
  expect(heard.slice(1)).toContain('given back')
  expect(screen.queryByRole('img')).toBeNull()
})

it('reports a missing size, and missing parts', async () => {
  opened = { ...page, kind: 'jpeg', trueSize: null, pages: 1, lost: ['damaged'] }
  show()
  press(t.open)
  await original()
  expect(screen.getByText(/1,000 × 500 pixels, no size said/)).toBeTruthy()
  expect(screen.getByText(t.partly)).toBeTruthy()
})

it.each<[string, () => Promise<Response>, object | OpenFailure, string]>([
  ['is gone', async () => new Response(null, { status: 404 }), page, t.gone],
  ['does not come', async () => Promise.reject(new TypeError('offline')), page, t.failed],
  ['is refused', async () => new Response(null, { status: 503 }), page, t.failed],
  ['is locked', async () => new Response('x'), 'password', t.password],
  ['is nothing that can be shown', async () => new Response('x'), 'unreadable', t.unreadable],
])('says in a sentence that a file %s', async (_, comes, outcome, words) => {
  answer = comes
  opened = outcome
  show()
  press(t.open)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByRole('img', { name: made.alt })).toBeTruthy()
})

it('starts nothing where it is closed before the file is there', async () => {
  let come = (_: Response) => {}
  answer = () =>
    new Promise(resolve => {
      come = resolve
    })
  show()
  press(t.open)
  press(t.close)
  const late = new Response(new Uint8Array(4))
  come(late)
  await vi.waitFor(() => expect(late.bodyUsed).toBe(true))
  // All steps after the bytes are done once another file is shown.
  answer = async () => new Response(new Uint8Array(4))
  press(t.open)
  await original()
  expect(heard.filter(one => typeof one === 'object')).toHaveLength(1)
})
