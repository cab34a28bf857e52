'use client'

import type { ReactNode } from 'react'
import { emptyOf, type Shape, type ShapeField } from '@/lib/catalogue/structure/shape'
import { type PartProps, useStructure } from './context'
import { ListPart } from './list-part'
import { MapPart } from './map-part'
import { isScalar, ScalarPart } from './scalar-part'

type Texts = Partial<Record<'fr' | 'de' | 'en', string>>
const languages = ['fr', 'de', 'en'] as const

function TextsPart({ value, onChange, id, label }: Omit<PartProps, 'shape' | 'optional'>) {
  const { labels, readOnly } = useStructure()
  const texts = (typeof value === 'object' && value !== null ? value : {}) as Texts
  return (
    <span className="bo-structure__texts">
      {languages.map(language => (
        <input
          key={language}
          id={`${id}.${language}`}
          type="text"
          lang={language}
          aria-label={`${label}, ${labels[language] ?? language}`}
          placeholder={language}
          value={texts[language] ?? ''}
          readOnly={readOnly}
          onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
        />
      ))}
    </span>
  )
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function FieldOf({
  field,
  value,
  onChange,
  id,
}: { field: ShapeField } & Pick<PartProps, 'value' | 'onChange' | 'id'>) {
  const { labels } = useStructure()
  const { name, shape, optional } = field
  const record = recordOf(value)
  const label = labels[name] ?? name
  const change = (next: unknown) => {
    const { [name]: _, ...rest } = record
    onChange(next === undefined ? rest : { ...rest, [name]: next })
  }
  const part = { shape, value: record[name], onChange: change, id: `${id}.${name}`, label, optional }
  if (isScalar(shape) || shape.kind === 'texts')
    return (
      <div className={shape.kind === 'texts' ? 'bo-structure__wide' : undefined}>
        <label htmlFor={shape.kind === 'texts' ? `${id}.${name}.fr` : `${id}.${name}`}>{label}</label>
        <Part {...part} />
      </div>
    )
  return (
    <fieldset className="bo-structure__wide">
      <legend>{label}</legend>
      <Part {...part} />
    </fieldset>
  )
}

/** An optional part has a switch; an optional scalar is simply empty. */
function Optional({ part, children }: { part: PartProps; children: ReactNode }) {
  const { words, readOnly } = useStructure()
  const { shape, value, onChange, optional, label } = part
  const isThere = value !== null && value !== undefined
  return (
    <>
      <label className="bo-structure__set">
        <input
          type="checkbox"
          aria-label={`${label}: ${words.set}`}
          checked={isThere}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.checked ? emptyOf(shape) : optional ? undefined : null)}
        />
        {words.set}
      </label>
      {isThere && children}
    </>
  )
}

function Whole({ shape, ...part }: PartProps) {
  switch (shape.kind) {
    case 'texts':
      return <TextsPart {...part} />
    case 'object':
      if (shape.named && typeof part.value === 'string')
        return <ScalarPart shape={{ kind: 'text' }} {...part} />
      return (
        <div className="bo-structure__fields">
          {shape.fields.map(field => (
            <FieldOf
              key={field.name}
              field={field}
              value={part.value}
              onChange={part.onChange}
              id={part.id}
            />
          ))}
        </div>
      )
    case 'list':
      return <ListPart shape={shape} {...part} />
    case 'map':
      return <MapPart shape={shape} {...part} />
    case 'raw':
      return <code>{JSON.stringify(part.value)}</code>
    default:
      return <ScalarPart shape={shape as Extract<Shape, { kind: 'text' }>} {...part} />
  }
}

/** Any part of a structure by its shape. */
export function Part(part: PartProps) {
  const { shape, optional } = part
  if (isScalar(shape) || !(optional || shape.nullable)) return <Whole {...part} />
  return (
    <Optional part={part}>
      <Whole {...part} />
    </Optional>
  )
}
