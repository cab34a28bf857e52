import type { CSSProperties, ReactNode } from 'react'

/** A size in mm on this screen: by `--mm` where it was measured, else at 96 px per inch. */
export function trueSize(widthMm: number, heightMm: number): CSSProperties {
  return { width: `calc(${widthMm} * var(--mm, 1mm))`, height: `calc(${heightMm} * var(--mm, 1mm))` }
}

/** A sheet of paper under a ruler, for parts at true size; it scrolls where it is too wide for the screen. */
export function TrueSizeSheet({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-auto rounded-md bg-wash pb-6.5">
      <div aria-hidden className="ruler" />
      <div className="mx-auto mt-5.5 w-max bg-paper px-8.5 py-6.5 shadow-1">{children}</div>
    </div>
  )
}
