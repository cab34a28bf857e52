import type { ReactNode } from 'react'

interface OptionGroupProps {
  title: string
  /** What is chosen, in words. */
  chosen?: ReactNode
  children: ReactNode
}

/** A part of the configurator: its name, what is chosen, the options. */
export function OptionGroup({ title, chosen, children }: OptionGroupProps) {
  return (
    <fieldset className="mt-5 border-t border-line pt-4.5">
      <legend className="float-left mb-3 w-full text-md font-semibold">
        {title}
        {chosen && <span className="ml-1 text-sm font-normal text-ink-2"> {chosen}</span>}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
