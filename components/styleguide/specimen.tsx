import type { ReactNode } from 'react'

/** A group of things that belong together. */
export function Specimens({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-6 rounded-lg border border-line p-5">
      <h2 className="mb-4 text-lg! leading-6! tracking-normal [font-stretch:100%]">{title}</h2>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-4">{children}</div>
    </section>
  )
}

/** One thing in one state, with the state's name below it. */
export function Specimen({ state, children }: { state: ReactNode; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 justify-items-start gap-1.5">
      {children}
      <figcaption className="text-2xs text-ink-2">{state}</figcaption>
    </figure>
  )
}
