'use client'
import { useState } from 'react'
import type { FieldFindings, ValidatorCode } from '@/lib/ground/validators/codes'

type Values = Record<string, string | boolean>

interface FieldsOptions<Form extends Values, Field extends string> {
  /** The beginning of the ids of the form's controls. */
  id: string
  initial: Form
  /** The fields that can be wrong, in their order on the page. */
  fields: readonly Field[]
  check: (form: Form) => FieldFindings<Field>
}

export interface Fields<Form extends Values, Field extends string> {
  form: Form
  errors: FieldFindings<Field>
  idOf: (field: Field) => string
  set: <Name extends keyof Form>(name: Name, value: Form[Name]) => void
  /** Checks a field on blur, if it is not empty. */
  leave: (field: Field) => void
  /** Checks all; false, with the focus on the first mistake, where something is wrong. */
  isRight: () => boolean
  /** Takes over the findings of the shop. */
  refuse: (found: FieldFindings<Field>) => void
  reset: (form: Form) => void
}

/** A short form: what is typed, what is wrong with it, and the focus on the first mistake. */
export function useFields<Form extends Values, Field extends string>(
  options: FieldsOptions<Form, Field>,
): Fields<Form, Field> {
  const { id, initial, fields, check } = options
  const [form, setForm] = useState(initial)
  const [errors, setErrors] = useState<FieldFindings<Field>>({})
  const idOf = (field: Field) => `${id}-${field}`
  const refuse = (found: FieldFindings<Field>) => {
    setErrors(found)
    const first = fields.find(field => found[field])
    if (first) document.getElementById(idOf(first))?.focus()
  }
  return {
    form,
    errors,
    idOf,
    set: (name, value) => {
      const next = { ...form, [name]: value }
      setForm(next)
      // A corrected field loses its error at once; input in progress is not marked as wrong.
      const found = check(next)
      const known = fields.filter(field => errors[field])
      setErrors(Object.fromEntries(known.map(field => [field, found[field]])) as FieldFindings<Field>)
    },
    leave: field => {
      // A field marked as missing is still missing.
      if (!form[field]) return
      const code: ValidatorCode | undefined = check(form)[field]
      if (code !== errors[field]) setErrors({ ...errors, [field]: code })
    },
    isRight: () => {
      const found = check(form)
      refuse(found)
      return fields.every(field => !found[field])
    },
    refuse,
    reset: next => {
      setForm(next)
      setErrors({})
    },
  }
}
