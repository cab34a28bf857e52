// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OtherFamilies } from '@/editor/picture/ui/other-families'
import { Editor } from '@/editor/state/editor'
import { EditorProvider } from '@/editor/state/editor-context'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import editorTexts from '@/messages/en/editor.json'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  vi.stubGlobal('Worker', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const times = { asked: 'Times', drawn: 'Tinos', near: ['Tinos', 'PT Serif', 'Lora'] }
const many = Array.from({ length: 22 }, (_, at) => ({ ...times, asked: `Nameless ${at}` }))
const patches: Partial<PictureEdit>[] = []

function show(
  families = [times],
  edit: Partial<PictureEdit> = {},
  editor = new Editor({ design: stampDesign([]) }),
) {
  patches.length = 0
  const setting = {
    editor,
    catalogue,
    language: 'en',
    vatPercent: 20,
    templates: [],
    recovered: null,
    addSeries: null,
  } as const
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ editor: editorTexts } as never}>
      <EditorProvider {...setting} priceList={{} as never}>
        <OtherFamilies families={families} edit={edit as PictureEdit} change={patch => patches.push(patch)} />
      </EditorProvider>
    </NextIntlClientProvider>,
  )
  return editor
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a family that is missing is named, with three to choose from, the drawn one chosen', () => {
  show()
  expect(screen.getByRole('group', { name: 'Font instead of “Times”' })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(radio('Tinos').checked).toBe(true)
  fireEvent.click(radio('Lora'))
  expect(patches).toEqual([{ families: [{ asked: 'Times', drawn: 'Lora' }] }])
})

test('what was chosen is chosen, and goes with the nearest', () => {
  show([times], { families: [{ asked: 'Times', drawn: 'Lora' }] })
  expect(radio('Lora').checked).toBe(true)
  fireEvent.click(radio('Tinos'))
  expect(patches).toEqual([{ families: undefined }])
})

test('the keyboard is on the choice again once the file was opened for it', () => {
  const editor = show()
  fireEvent.click(radio('PT Serif'))
  cleanup()
  show([times], { families: [{ asked: 'Times', drawn: 'PT Serif' }] }, editor)
  expect(document.activeElement).toBe(radio('PT Serif'))
  cleanup()
  show([times], {}, editor)
  expect(document.activeElement).toBe(document.body)
})

test('of more families than can be chosen the rest are said', () => {
  show(many)
  expect(screen.getAllByRole('group')).toHaveLength(20)
  expect(screen.getByText(/“Nameless 21”/)).toBeTruthy()
})
