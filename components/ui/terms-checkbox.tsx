'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from './choice'
import { Icon } from './icon'

interface TermsCheckboxProps extends ComponentProps<typeof Checkbox> {
  id: string
  /** Why it has to be ticked, once it was not. */
  error: string | undefined
  children: ReactNode
}

/** A consent that has to be given; where it is missing, an error stands below it. */
export function TermsCheckbox({ id, error, children, ...checkbox }: TermsCheckboxProps) {
  return (
    <>
      <Checkbox
        {...checkbox}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
      </Checkbox>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-xs font-medium text-seal">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </>
  )
}

/** The part of the text that links to the terms, in a new window, so that the input stays. */
export const termsLink = (address: string) => (words: ReactNode) => (
  <a href={address} target="_blank" className="link" rel="noreferrer">
    {words}
  </a>
)
