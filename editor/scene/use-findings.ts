'use client'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Finding } from '@/lib/scene/finding'
import type { Plate } from '@/lib/scene/plate'
import { checkNow } from '../checks/check-desk'
import { useKeptWords, withoutKept } from '../checks/kept-words'
import { type Latest, latestOnly } from '../checks/latest'
import type { Inspection } from '../checks/tasks'
import { useSetting } from '../state/editor-context'
import type { CompiledDesign } from './use-scene'

const none: readonly Finding[] = []

/** The findings from before where the new ones say the same: components that show them need not be drawn again. */
export function keepFindings(before: readonly Finding[], now: readonly Finding[]): readonly Finding[] {
  if (before.length !== now.length) return now
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

/** What is wrong with the compiled design. Checked beside the page's thread, so that typing never waits for it. */
export function useFindings(compiled: CompiledDesign | null, plate: Plate): readonly Finding[] {
  const { samples } = useSetting()
  const [findings, setFindings] = useState(none)
  const kept = useKeptWords(state => state.words)
  const checking = useRef<Latest<Inspection> | null>(null)
  useEffect(() => {
    const latest = latestOnly(checkNow, now =>
      startTransition(() => setFindings(before => keepFindings(before, now))),
    )
    checking.current = latest
    return () => latest.stop()
  }, [])
  const design = compiled?.design
  useEffect(() => {
    if (design) checking.current?.want({ design, plate, samples })
  }, [design, plate, samples])
  return useMemo(() => withoutKept(findings, kept), [findings, kept])
}
