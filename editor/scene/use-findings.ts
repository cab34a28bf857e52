'use client'
import { useDeferredValue, useMemo, useRef } from 'react'
import { checkDesign } from '@/lib/scene/checks/check-design'
import { compile } from '@/lib/scene/compile'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import type { Plate } from '@/lib/scene/plate'
import { fontEngine } from './font-engine'
import type { CompiledDesign } from './use-scene'

/** The findings of a design at this moment. Its fonts must be there. */
export function checkNow(design: Design, plate: Plate): readonly Finding[] {
  const engine = fontEngine()
  return checkDesign(design, plate, compile(design, plate, engine), engine)
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
  const last = useRef(none)
  const findings = useMemo(() => {
    const now = later ? checkDesign(later.design, plate, later.scene, fontEngine()) : none
    return keepFindings(last.current, now)
  }, [later, plate])
  last.current = findings
  return findings
}
