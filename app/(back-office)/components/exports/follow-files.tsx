'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Interval between checks for a file that is being made, in ms. */
const pause = 2000

/** While a file is being made, has the page follow. */
export function FollowFiles({ waits }: { waits: boolean }) {
  const router = useRouter()
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => router.refresh(), pause)
    return () => clearInterval(timer)
  }, [waits, router])
  return null
}
