// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Structure } from '@/app/(back-office)/components/structure/context'
import { Part } from '@/app/(back-office)/components/structure/part'
import { structureWords } from '@/app/(back-office)/components/structure/structure-words'
import type { Shape } from '@/lib/catalogue/structure/shape'

afterEach(cleanup)

const lines: Shape = { kind: 'list', of: { kind: 'text' } }
const shape: Shape = {
  kind: 'list',
  of: {
    kind: 'object',
    fields: [
      { name: 'name', optional: false, shape: { kind: 'text' } },
      { name: 'lines', optional: false, shape: lines },
    ],
  },
}
const words = Object.fromEntries(structureWords.map(word => [word, word])) as Record<
  (typeof structureWords)[number],
  string
>
const context = { labels: {}, choices: {}, words, language: 'fr' as const, readOnly: false, Part }

let value: unknown
function Form({ first }: { first: unknown }) {
  const [now, setNow] = useState(first)
  value = now
  return (
    <Structure value={context}>
      <Part shape={shape} value={now} onChange={setNow} id="rows" label="rows" optional={false} />
    </Structure>
  )
}

const rows = () => screen.getAllByRole('group').filter(group => group instanceof HTMLDetailsElement)
const textOf = (row: HTMLElement) =>
  within(row).getByRole<HTMLTextAreaElement>('textbox', { name: /onePerLine/, hidden: true })

it('a row that is moved takes along what it holds and whether it is open', () => {
  render(
    <Form
      first={[
        { name: 'one', lines: ['a'] },
        { name: 'two', lines: ['b'] },
        { name: 'three', lines: ['c'] },
      ]}
    />,
  )
  const [first] = rows()
  if (!first) throw new Error('no row')
  first.open = true
  fireEvent.click(within(first).getByRole('button', { name: /^down/ }))
  expect(rows().map(row => textOf(row).value)).toEqual(['b', 'a', 'c'])
  expect(rows().map(row => row.open)).toEqual([false, true, false])
  for (const row of rows()) fireEvent.blur(textOf(row))
  expect(value).toEqual([
    { name: 'two', lines: ['b'] },
    { name: 'one', lines: ['a'] },
    { name: 'three', lines: ['c'] },
  ])
})

it('a row that is removed leaves nothing of its own in the one that takes its place', () => {
  render(
    <Form
      first={[
        { name: 'one', lines: ['a'] },
        { name: 'two', lines: ['b'] },
      ]}
    />,
  )
  fireEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: /^remove/ }))
  expect(rows().map(row => textOf(row).value)).toEqual(['b'])
  fireEvent.click(screen.getByRole('button', { name: 'add' }))
  expect(rows().map(row => textOf(row).value)).toEqual(['b', ''])
})
