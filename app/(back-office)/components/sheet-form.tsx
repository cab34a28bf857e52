'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is FormField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** What the fields say, by their names; a box that is not ticked says nothing. */
function readFields(fields: readonly FormField[]): FormData {
  const form = new FormData()
  for (const field of fields) {
    const isUnticked = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked
    if (field.name === '' || isUnticked) continue
    const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined
    form.set(field.name, file ?? field.value)
  }
  return form
}

/** Empties fields that keep their own value. */
function clearFields(fields: readonly FormField[]): void {
  for (const field of fields) {
    if (field instanceof HTMLTextAreaElement) field.value = field.defaultValue
    if (field instanceof HTMLInputElement && field.type === 'file') field.value = ''
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = false
  }
}

interface SheetFormProps {
  children: ReactNode
  /** The button's text. */
  send: ReactNode
  look?: 'main' | 'seal'
  row?: boolean
  disabled: boolean
  /** Sends what the fields say; true where it was done, and texts are emptied. */
  onSend: (form: FormData) => Promise<boolean>
}

/**
 * Fields of the sheet with the button that sends them. The panel puts the whole sheet into its own form, and HTML allows no nested forms.
 */
export function SheetForm({ children, send, look, row = false, disabled, onSend }: SheetFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const submit = async () => {
    const fields = [...(box.current?.querySelectorAll('input, select, textarea') ?? [])].filter(isField)
    if (disabled || !fields.every(field => field.reportValidity())) return
    if (await onSend(readFields(fields))) clearFields(fields)
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void submit()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field sends, as in every form; the button does the same.
    <div ref={box} className={`bo-form${row ? ' bo-form--row' : ''}`} onKeyDown={onEnter}>
      {children}
      <button
        type="button"
        className={`bo-button${look ? ` bo-button--${look}` : ''}`}
        disabled={disabled}
        onClick={() => void submit()}
      >
        {send}
      </button>
    </div>
  )
}
