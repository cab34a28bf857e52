import { expect, test } from 'vitest'
import type { PictureWork } from '@/editor/picture/session-state'
import { notOpened, pageAsked, withKnownBlank } from '@/editor/picture/turned-page'
import type { OpenedFile } from '@/editor/picture/worker/messages'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'

const notes = { missing: [], fonts: [], hiddenLayers: [], overprints: false, cut: null, blank: [1] }
/** As much of the work on a page as matters here. */
const work = { busy: true, opened: { page: 2, pageNotes: notes } } as unknown as PictureWork
const opening = { file: new Blob(), name: 'plan.pdf' }

test('a file that is not opened leaves no work', () => {
  expect(notOpened(opening, 'blank', null)).toEqual({ refusal: { code: 'blank', name: 'plan.pdf' } })
  expect(notOpened(opening, 'blank', work)).toEqual({ refusal: { code: 'blank', name: 'plan.pdf' } })
})

test('an empty page leaves the page before in the workspace, and is known as empty from then on', () => {
  const after = notOpened({ ...opening, page: 3 }, 'blank', work)
  expect(after.refusal).toEqual({ code: 'blank-page', name: 'plan.pdf', page: 3 })
  expect(after.work).toMatchObject({ busy: false, opened: { page: 2, pageNotes: { blank: [1, 3] } } })
  const again = notOpened({ ...opening, page: 3 }, 'blank', after.work ?? null)
  expect(again.work?.opened.pageNotes?.blank).toEqual([1, 3])
})

test('another page of a file knows which of its pages are empty, one of another file does not', () => {
  const before = { opened: { hash: 'a', pageNotes: { ...notes, blank: [1, 3] } } } as unknown as PictureWork
  const opened = (hash: string) => ({ hash, pageNotes: { ...notes, blank: [4] } }) as unknown as OpenedFile
  expect(withKnownBlank(opened('a'), before).pageNotes?.blank).toEqual([1, 3, 4])
  expect(withKnownBlank(opened('b'), before).pageNotes?.blank).toEqual([4])
  expect(withKnownBlank(opened('a'), null).pageNotes?.blank).toEqual([4])
})

test('a page that is too heavy leaves the page before in the workspace', () => {
  expect(notOpened({ ...opening, page: 3 }, 'elements', work)).toMatchObject({
    work: { busy: false, opened: { page: 2 } },
    refusal: { code: 'elements', name: 'plan.pdf' },
  })
})

test('a file is asked for the page that was worked before, else for the first that shows something', () => {
  expect(pageAsked(opening)).toEqual({})
  expect(pageAsked({ ...opening, page: 4, keepsCuts: true })).toEqual({ page: 4, keepsCuts: true })
  expect(pageAsked({ ...opening, keepsCuts: false })).toEqual({})
  const families = [{ asked: 'Times', drawn: 'Lora' }]
  expect(pageAsked({ ...opening, families })).toEqual({ families })
  const edit = { families } as unknown as PictureEdit
  expect(pageAsked({ ...opening, edit })).toEqual({ families })
  expect(pageAsked({ ...opening, edit, families: [] })).toEqual({})
})

test('a locked file can be opened with its password, also on another page', () => {
  const after = notOpened({ ...opening, page: 3 }, 'password', work)
  expect(after.refusal).toEqual({ code: 'password', name: 'plan.pdf', locked: { ...opening, page: 3 } })
  expect(pageAsked({ ...opening, password: 'x' })).toEqual({ password: 'x' })
})
