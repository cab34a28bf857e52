'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Readings } from '@/lib/design/scene/codes/drawn-code'
import type { ReadingRequest } from '@/lib/design/scene/codes/readings'
import { readCodes } from '../checks/check-requests'
import { knownReadings } from '../checks/reading-memory'

/** The readings of some pictures of codes, as far as they are done. The list keeps its identity while nothing changes. */
export function useAnswers(requests: readonly ReadingRequest[]): Readings {
  const [answer, setAnswer] = useState<{ to: readonly ReadingRequest[]; readings: Readings } | null>(null)
  useEffect(() => {
    if (requests.length === 0) return
    let stale = false
    readCodes(requests).then(
      readings => {
        if (!stale) setAnswer({ to: requests, readings })
      },
      // Without its reader the editor reports nothing; the server reads every code before it accepts an order.
      error => console.warn(error),
    )
    return () => {
      stale = true
    }
  }, [requests])
  const before = useMemo(() => knownReadings(requests), [requests])
  return answer?.to === requests ? answer.readings : before
}
