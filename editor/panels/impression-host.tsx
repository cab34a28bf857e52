'use client'
import { memo } from 'react'
import type { CompiledDesign } from '../scene/use-scene'
import { createLoader, useLoaded } from '../state/use-loaded'
import { PartBoundary } from '../workspace/part-boundary'

/** The drawing of ink is not needed to open the editor: it is fetched afterwards. */
const impressionLoader = createLoader(() => import('./impression').then(module => module.Impression))

/** The impression of a stamp beside its lines. Its space is reserved until it is there. */
export const ImpressionHost = memo(function ImpressionHost({
  compiled,
}: {
  compiled: CompiledDesign | null
}) {
  return (
    <div className="flex w-44 shrink-0 max-xl:hidden">
      <PartBoundary>
        <Loaded compiled={compiled} />
      </PartBoundary>
    </div>
  )
})

function Loaded({ compiled }: { compiled: CompiledDesign | null }) {
  const Impression = useLoaded(impressionLoader)
  return Impression && <Impression compiled={compiled} />
}
