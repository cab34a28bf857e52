'use client'

import { emptyOf, type Shape } from '@/lib/catalogue/structure/shape'
import { type PartProps, useStructure } from './context'
import { Picker } from './picker'
import { RowButtons } from './row-buttons'
import { RowsTable } from './rows-table'
import { isScalar } from './scalar-part'
import { useRowKeys } from './use-row-keys'

type ListShape = Extract<Shape, { kind: 'list' }>

/** Rows with at most this many single values are shown as a table. */
const mostColumns = 7
const isFlat = (shape: Shape) =>
  shape.kind === 'object' &&
  shape.fields.length <= mostColumns &&
  shape.fields.every(field => isScalar(field.shape))

/** Candidates for the title of a row: first the texts that its form shows, in the form's order, then any other text in it. */
function wordsOf(shape: Shape, value: object): unknown[] {
  const record = value as Record<string, unknown>
  const fields = shape.kind === 'object' ? shape.fields : []
  const own = fields.filter(field => field.shape.kind === 'text' || field.shape.kind === 'texts')
  return [...own.map(({ name }) => record[name]), ...Object.values(record)]
}

/** The title of a folded row: its first text in the reader's language, without formatting marks. */
function summaryOf(shape: Shape, value: unknown, language: 'fr' | 'de' | 'en'): string {
  if (typeof value === 'string') return value
  const values = typeof value === 'object' && value !== null ? wordsOf(shape, value) : []
  for (const one of values) {
    const plain = typeof one === 'string' ? one.replace(/<[^<>]*>/g, ' ').trim() : ''
    if (plain !== '') return plain
    const text =
      typeof one === 'object' && one !== null && language in one && (one as Record<string, unknown>)[language]
    if (typeof text === 'string' && text !== '') return text
  }
  return ''
}

/** Several things of the shop, several of a few values, or texts of a line each. */
function Values({
  shape,
  list,
  write,
  id,
  label,
}: {
  shape: Shape
  list: unknown[]
  write(list: unknown[]): void
  id: string
  label: string
}) {
  const { choices, labels, words, readOnly } = useStructure()
  const values = list.map(String)
  if (shape.kind === 'choice' || (shape.kind === 'text' && shape.pick))
    return (
      <Picker
        id={id}
        label={label}
        choices={
          shape.kind === 'choice'
            ? shape.values.map(value => ({ value, title: labels[value] ?? value }))
            : (choices[shape.pick ?? 'products'] ?? [])
        }
        values={values}
        several
        empty
        onChange={write}
      />
    )
  const isNumber = shape.kind === 'number'
  const text = values.join('\n')
  return (
    <textarea
      // What is written from elsewhere is shown: the field keeps only what is being typed.
      key={text}
      id={id}
      aria-label={`${label} (${words.onePerLine})`}
      placeholder={words.onePerLine}
      rows={Math.min(10, values.length + 1)}
      defaultValue={text}
      readOnly={readOnly}
      onBlur={({ target }) => {
        const lines = target.value
          .split('\n')
          .map(line => line.trim())
          .filter(Boolean)
        const next = isNumber ? lines.map(line => Number(line.replace(',', '.'))) : lines
        if (JSON.stringify(next) !== JSON.stringify(list)) write(next)
      }}
    />
  )
}

/** Adds a row, or one that is named only, where the rows may be. */
function AddButtons({ of, add }: { of: Shape; add: (row: unknown) => void }) {
  const { words } = useStructure()
  return (
    <>
      <button type="button" className="bo-button" onClick={() => add(emptyOf(of))}>
        {words.add}
      </button>
      {of.kind === 'object' && of.named && (
        <button type="button" className="bo-button" onClick={() => add('')}>
          {words.addByName}
        </button>
      )}
    </>
  )
}

/** Rows that can be added, removed and moved. */
export function ListPart({
  shape,
  value,
  onChange,
  id,
  label,
}: Omit<PartProps, 'shape'> & { shape: ListShape }) {
  const { Part, labels, language, readOnly } = useStructure()
  const list: unknown[] = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  const write = (next: unknown[]) => onChange(shape.single && next.length === 1 ? next[0] : next)
  const change = (at: number, row: unknown) => write(list.with(at, row))
  const { keys, added, moved, removed } = useRowKeys(list.length)
  const move = (from: number, to: number) => {
    moved(from, to)
    write(list.with(from, list[to]).with(to, list[from]))
  }
  const remove = (at: number) => {
    removed(at)
    write(list.toSpliced(at, 1))
  }
  const add = (row: unknown) => {
    added()
    write([...list, row])
  }
  if (isScalar(shape.of)) return <Values shape={shape.of} list={list} write={write} id={id} label={label} />
  const rows = { list, keys, change, move, remove, id, label }
  return (
    <>
      {isFlat(shape.of) && shape.of.kind === 'object' ? (
        <RowsTable fields={shape.of.fields} {...rows} />
      ) : (
        list.map((row, at) => (
          <details key={keys[at]} className="bo-structure__row">
            <summary>
              {summaryOf(shape.of, row, language) || `${labels[label] ?? label} ${at + 1}`}
              <RowButtons
                at={at}
                count={list.length}
                label={`${at + 1}`}
                move={to => move(at, to)}
                remove={() => remove(at)}
              />
            </summary>
            <Part
              shape={shape.of}
              value={row}
              onChange={next => change(at, next)}
              id={`${id}.${at}`}
              label={`${label} ${at + 1}`}
              optional={false}
            />
          </details>
        ))
      )}
      {!readOnly && <AddButtons of={shape.of} add={add} />}
    </>
  )
}
