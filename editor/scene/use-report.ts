'use client'
import { useTranslations } from 'next-intl'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Report } from '@/lib/design/scene/checks/report'
import type { Plate } from '@/lib/design/scene/plate'
import { inspectNow } from '../checks/check-requests'
import { findingsFirst } from '../checks/findings-first'
import { useKeptWords, withoutKept } from '../checks/kept-words'
import type { Latest } from '../checks/latest'
import { ownOf } from '../checks/sample-findings'
import type { Inspection } from '../checks/tasks'
import { useSetting } from '../state/editor-context'
import type { CompiledDesign } from './use-scene'

const none: Report = { findings: [], rules: [], finest: null }

/** Reuses old values where they are equal: components that show them need not render again. */
export function keepSame<T>(before: T, now: T): T {
  return isSame(before, now) ? before : now
}

/**
 * Whether two values are equal. It stops at the first difference: a thousand findings are rarely all equal. Identical parts are not
 * compared: repairs hold whole texts, and stay during typing.
 */
function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return false
  if (Array.isArray(before) !== Array.isArray(now)) return false
  const then = new Map<string, unknown>(Object.entries(before))
  const entries = Object.entries(now)
  return entries.length === then.size && entries.every(([key, value]) => isSame(then.get(key), value))
}

/** A report that reuses the equal parts of the report before. */
function keepReport(before: Report, now: Report): Report {
  const findings = keepSame(before.findings, now.findings)
  const rules = keepSame(before.rules, now.rules)
  const finest = keepSame(before.finest, now.finest)
  const same = findings === before.findings && rules === before.rules && finest === before.finest
  return same ? before : { findings, rules, finest }
}

/** The report of the checks on the compiled design. Checked off the main thread, so that typing never waits for it. */
export function useReport(compiled: CompiledDesign | null, plate: Plate): Report {
  const { samples, editor } = useSetting()
  const placeholder = useTranslations('editor.lines')('newLine')
  const [report, setReport] = useState(none)
  const kept = useKeptWords(state => state.words)
  const checking = useRef<Latest<Inspection> | null>(null)
  useEffect(() => {
    const latest = findingsFirst(inspectNow, now =>
      startTransition(() => {
        // A text that the shopper wrote himself is intended: no question about it, also not in another tab or on another template.
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
