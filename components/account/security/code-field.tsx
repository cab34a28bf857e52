'use client'
import type { ReactNode, Ref } from 'react'
import { Field, Input } from '@/components/ui/field'

interface CodeFieldProps {
  id: string
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A code of the app, or one from paper. */
export const CodeField = ({ id, label, ref }: CodeFieldProps) => (
  <Field id={id} label={label}>
    <Input
      id={id}
      ref={ref}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className="max-w-60"
    />
  </Field>
)
