import type { ReactNode } from 'react'

interface PreviewFrameProps {
  /** The previewed product; it takes all remaining space. */
  stage: ReactNode
  /** The product at its true size, below it. */
  sheet?: ReactNode
  /** Its choices. */
  children: ReactNode
  back: ReactNode
}

/** The preview's parts: one below the other on a phone, side by side where the screen is wide or in landscape. */
export function PreviewFrame({ stage, sheet, children, back }: PreviewFrameProps) {
  return (
    <div className="flex size-full flex-col short:flex-row xl:flex-row">
      <div className="relative min-h-40 min-w-0 flex-1 overflow-hidden on-bench p-3 short:min-h-0 xl:p-8">
        {stage}
      </div>
      <div className="flex max-h-[66%] bg-bench shrink-0 flex-col short:max-h-none short:w-[46%] xl:max-h-none xl:w-110 xl:border-l xl:border-line">
        <div className="flex min-h-0 flex-col gap-3 overflow-y-auto short:flex-1 xl:flex-1">
          {sheet && <div className="p-3 pt-0 short:order-last short:pt-0 xl:p-4">{sheet}</div>}
          <div className="flex flex-col gap-3 px-3 first:pt-3 short:pt-3 xl:px-4">{children}</div>
        </div>
        <div className="p-3 short:p-2 xl:p-4">{back}</div>
      </div>
    </div>
  )
}
