'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Readings } from '@/lib/scene/codes/drawn-code'
import { type ReadingRequest, readingRequests } from '@/lib/scene/codes/readings'
import type { Plate } from '@/lib/scene/plate'
import { knownReadings, readInWorker } from './code-reader'
import type { CompiledDesign } from './use-scene'

/** What a reader found in the codes of a compiled design, as far as it has looked. */
export function useReadings(compiled: CompiledDesign | null, plate: Plate): Readings {
  const [answer, setAnswer] = useState<{ to: readonly ReadingRequest[]; readings: Readings } | null>(null)
  const requests = useMemo(
    () => (compiled ? readingRequests(compiled.design, plate, compiled.scene) : []),
    [compiled, plate],
  )
  useEffect(() => {
    if (requests.length === 0) return
    let stale = false
    readInWorker(requests).then(
      readings => {
        if (!stale) setAnswer({ to: requests, readings })
      },
      // Without its reader the editor says nothing of it; the server reads every code before an order is taken.
      error => console.warn(error),
    )
    return () => {
      stale = true
    }
  }, [requests])
  const before = useMemo(() => knownReadings(requests), [requests])
  return answer?.to === requests ? answer.readings : before
}
