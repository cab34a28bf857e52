'use client'
import { useTranslations } from 'next-intl'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Report } from '@/lib/design/scene/checks/report'
import type { Plate } from '@/lib/design/scene/plate'
import { inspectNow } from '../checks/check-desk'
import { findingsFirst } from '../checks/findings-first'
import { useKeptWords, withoutKept } from '../checks/kept-words'
import type { Latest } from '../checks/latest'
import { ownOf } from '../checks/sample-findings'
import type { Inspection } from '../checks/tasks'
import { useSetting } from '../state/editor-context'
import type { CompiledDesign } from './use-scene'

const none: Report = { findings: [], rules: [], finest: null }

/** What was said before where it is said again: components that show it need not be drawn again. */
export function keepSame<T>(before: T, now: T): T {
  return isSame(before, now) ? before : now
}

/**
 * Whether two values say the same. They are left at the first that differs: a thousand findings are seldom all the same. A part
 * that is the very same is not looked into: repairs hold whole texts, and stay while keys come.
 */
function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return false
  if (Array.isArray(before) !== Array.isArray(now)) return false
  const then = new Map<string, unknown>(Object.entries(before))
  const entries = Object.entries(now)
  return entries.length === then.size && entries.every(([key, value]) => isSame(then.get(key), value))
}

/** A report in which the parts that say the same as before are those from before. */
function keepReport(before: Report, now: Report): Report {
  const findings = keepSame(before.findings, now.findings)
  const rules = keepSame(before.rules, now.rules)
  const finest = keepSame(before.finest, now.finest)
  const same = findings === before.findings && rules === before.rules && finest === before.finest
  return same ? before : { findings, rules, finest }
}

/** What the checks tell of the compiled design. Checked beside the page's thread, so that typing never waits for it. */
export function useReport(compiled: CompiledDesign | null, plate: Plate): Report {
  const { samples, editor } = useSetting()
  const placeholder = useTranslations('editor.lines')('newLine')
  const [report, setReport] = useState(none)
  const kept = useKeptWords(state => state.words)
  const checking = useRef<Latest<Inspection> | null>(null)
  useEffect(() => {
    const latest = findingsFirst(inspectNow, now =>
      startTransition(() => {
        // What the shopper wrote himself is meant: nobody asks about it, in another tab and on another template neither.
        const own = ownOf(now.findings, editor.begun, placeholder)
        editor.keepOwn(own.map(({ subject = '' }) => subject))
        const findings = own.length === 0 ? now.findings : now.findings.filter(one => !own.includes(one))
        setReport(before => keepReport(before, { ...now, findings }))
      }),
    )
    checking.current = latest
    return () => latest.stop()
  }, [editor, placeholder])
  const design = compiled?.design
  useEffect(() => {
    if (design) checking.current?.want({ design, plate, samples })
  }, [design, plate, samples])
  const findings = useMemo(() => withoutKept(report.findings, kept), [report.findings, kept])
  return useMemo(() => ({ ...report, findings }), [report, findings])
}
