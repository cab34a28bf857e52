'use client'

import type { ShapeField } from '@/lib/catalogue/structure/shape'
import { ColumnHead } from '../column-head'
import { useStructure } from './context'
import { RowButtons } from './row-buttons'

interface RowsTableProps {
  fields: readonly ShapeField[]
  list: readonly unknown[]
  /** The key of each row. */
  keys: readonly number[]
  id: string
  label: string
  change(at: number, row: unknown): void
  move(from: number, to: number): void
  remove(at: number): void
}

/** Rows of single values, a column each. */
export function RowsTable({ fields, list, keys, id, label, change, move, remove }: RowsTableProps) {
  const { Part, labels, words } = useStructure()
  if (list.length === 0) return null
  return (
    <div className="bo-structure__scroll">
      <table>
        <thead>
          <tr>
            {fields.map(({ name }) => (
              <ColumnHead key={name}>{labels[name] ?? name}</ColumnHead>
            ))}
            <th>
              <span className="bo-hidden">{words.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((row, at) => {
            const record = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>
            return (
              <tr key={keys[at]}>
                {fields.map(({ name, shape, optional }) => (
                  <td key={name}>
                    <Part
                      shape={shape}
                      value={record[name]}
                      onChange={next => {
                        const { [name]: _, ...rest } = record
                        change(at, next === undefined ? rest : { ...rest, [name]: next })
                      }}
                      id={`${id}.${at}.${name}`}
                      label={`${labels[name] ?? name}, ${label} ${at + 1}`}
                      optional={optional}
                    />
                  </td>
                ))}
                <td>
                  <RowButtons
                    at={at}
                    count={list.length}
                    label={`${at + 1}`}
                    move={to => move(at, to)}
                    remove={() => remove(at)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
