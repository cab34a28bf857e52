'use client'

import type { Shape } from '@/lib/catalogue/structure/shape'
import { type PartProps, useStructure } from './context'
import { Picker } from './picker'

type Scalar = Extract<Shape, { kind: 'text' | 'choice' | 'number' | 'switch' }>
export const isScalar = (shape: Shape): shape is Scalar =>
  shape.kind === 'text' || shape.kind === 'choice' || shape.kind === 'number' || shape.kind === 'switch'

/** What an input that was emptied stands for. */
const emptied = ({ shape, optional }: Pick<PartProps, 'shape' | 'optional'>): unknown =>
  optional ? undefined : shape.nullable || shape.kind !== 'text' ? null : ''

function Choices({
  shape,
  value,
  onChange,
  id,
  label,
  optional,
}: PartProps<Extract<Shape, { kind: 'choice' }>>) {
  const { labels, words, readOnly } = useStructure()
  return (
    <select
      id={id}
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value || emptied({ shape, optional }))}
    >
      {(optional || shape.nullable || !value) && <option value="">{words.none}</option>}
      {shape.values.map(one => (
        <option key={one} value={one}>
          {labels[one] ?? one}
        </option>
      ))}
    </select>
  )
}

/** One value: a text, a number, a yes or no, one of a few, or a thing of the shop. */
export function ScalarPart(props: PartProps<Scalar>) {
  const { shape, value, onChange, id, label, optional } = props
  const { choices, readOnly } = useStructure()
  if (shape.kind === 'switch')
    return (
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={value === true}
        disabled={readOnly}
        onChange={({ target }) => {
          const off = shape.only ? emptied({ shape, optional }) : false
          onChange(target.checked || off)
        }}
      />
    )
  if (shape.kind === 'choice') return <Choices {...props} shape={shape} />
  if (shape.kind === 'text' && shape.pick)
    return (
      <Picker
        id={id}
        label={label}
        choices={choices[shape.pick] ?? []}
        values={typeof value === 'string' && value !== '' ? [value] : []}
        several={false}
        empty={optional || Boolean(shape.nullable)}
        onChange={([one]) => onChange(one ?? emptied({ shape, optional }))}
      />
    )
  const isNumber = shape.kind === 'number'
  return (
    <input
      id={id}
      type={isNumber ? 'number' : 'text'}
      {...(isNumber && { step: shape.whole ? 1 : 'any', min: shape.min, max: shape.max })}
      aria-label={label}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      readOnly={readOnly}
      onChange={({ target }) => {
        if (target.value === '') onChange(emptied({ shape, optional }))
        else onChange(isNumber ? Number(target.value) : target.value)
      }}
    />
  )
}
