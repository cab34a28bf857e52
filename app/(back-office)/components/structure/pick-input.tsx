'use client'

import { FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { PickKind } from '@/lib/catalogue/structure/picks'
import { Structure, type StructureContext } from './context'
import { Part } from './part'
import { Picker } from './picker'
import './structure.css'

interface PickInputProps extends Pick<TextFieldClientProps, 'field' | 'path'> {
  pick: PickKind
  context: StructureContext
}

/** A field that names one thing of the shop: it is chosen by its picture and name. */
export function PickInput({ field, path: given, pick, context }: PickInputProps) {
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  })
  return (
    <div className={`${fieldBaseClass} bo-structure ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <Structure value={{ ...context, Part, readOnly: context.readOnly || Boolean(disabled) }}>
          <Picker
            id={`field-${path}`}
            label={context.labels[field.name] ?? field.name}
            choices={context.choices[pick] ?? []}
            values={value ? [value] : []}
            several={false}
            empty={!field.required}
            onChange={([one]) => setValue(one ?? null)}
          />
        </Structure>
      </div>
    </div>
  )
}
