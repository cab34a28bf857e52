'use client'

import type { ReactNode } from 'react'
import { ShownOrFailed } from './shown-or-failed'
import { type RenderWritten, useWrittenPage } from './use-written-page'

interface LivePageProps {
  /** The page as it was saved last. */
  children: ReactNode
  failed: string
  render: RenderWritten
}

/** A page that follows the form beside it: one page is rendered at a time, and the last requested one is shown. */
export function LivePage({ children, failed, render }: LivePageProps) {
  const { view, made, isFailed } = useWrittenPage(children, render)
  return (
    <>
      {isFailed && (
        <p role="status" className="sticky top-0 z-50 border-b bg-paper p-3 text-center">
          {failed}
        </p>
      )}
      <ShownOrFailed made={made} failed={failed}>
        {view}
      </ShownOrFailed>
    </>
  )
}
