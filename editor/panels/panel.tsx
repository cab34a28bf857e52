import type { ReactNode } from 'react'

/** The frame of a panel: a title, its side content, and the body. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base! font-semibold! leading-6! tracking-normal! [font-stretch:100%]!">
          {title}
        </h2>
        {aside && <span className="whitespace-nowrap text-xs text-ink-2">{aside}</span>}
      </div>
      {children}
    </section>
  )
}

/** A part of a panel under a small title. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-xs! font-semibold! leading-5">
        {title}
        {aside && <span className="font-normal text-ink-2">{aside}</span>}
      </h3>
      {children}
    </div>
  )
}
