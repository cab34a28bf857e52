'use client'
import { useDeferredValue, useMemo, useRef } from 'react'
import { checkDesign } from '@/lib/scene/checks/check-design'
import { readingRequests } from '@/lib/scene/codes/readings'
import { compile } from '@/lib/scene/compile'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import type { Plate } from '@/lib/scene/plate'
import { readInWorker } from './code-reader'
import { fontEngine } from './font-engine'
import { useReadings } from './use-readings'
import type { CompiledDesign } from './use-scene'

/** The findings of a design at this moment, its codes read. Its fonts must be there. */
export async function checkNow(design: Design, plate: Plate): Promise<readonly Finding[]> {
  const engine = fontEngine()
  const scene = compile(design, plate, engine)
  const requests = readingRequests(design, plate, scene)
  // Where the reader itself fails, the server's is the one that tells.
  const readings = await readInWorker(requests).catch(() => undefined)
  return checkDesign(design, plate, scene, engine, readings)
}

const none: readonly Finding[] = []

/** The findings from before where the new ones say the same: components that show them need not be drawn again. */
export function keepFindings(before: readonly Finding[], now: readonly Finding[]): readonly Finding[] {
  if (before.length !== now.length) return now
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

/** What is wrong with the compiled design. Checked behind the drawing, so that typing never waits for it. */
export function useFindings(compiled: CompiledDesign | null, plate: Plate): readonly Finding[] {
  const later = useDeferredValue(compiled)
  const readings = useReadings(later, plate)
  const last = useRef(none)
  const findings = useMemo(() => {
    const now = later ? checkDesign(later.design, plate, later.scene, fontEngine(), readings) : none
    return keepFindings(last.current, now)
  }, [later, plate, readings])
  last.current = findings
  return findings
}
