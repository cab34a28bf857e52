'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { DraftLine, QuotationDraft } from '@/lib/orders/quotations/draft'
import { type StaffQuotation, staffQuotationSchema } from '@/lib/orders/quotations/quotation'

/** How long after the last change the lines are kept, in ms. */
const pause = 600

const conflictSchema = z.object({
  code: z.string(),
  detail: z.string().optional(),
  details: z.object({ by: z.string(), at: z.string() }).partial().optional(),
})

/** Somebody else was faster: who, and when. */
export interface Conflict {
  by: string
  at: string
}

interface Sent {
  ok: boolean
  answer: unknown
}

async function sendJson(method: 'PUT' | 'POST', path: string, body: unknown): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { ok: response.ok, answer: await response.json().catch(() => null) }
  } catch {
    return { ok: false, answer: null }
  }
}

/** Asks before the page is left with changes that are not saved yet. */
function useLeaveWarning(isSaved: boolean): void {
  useEffect(() => {
    if (isSaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSaved])
}

/** Shows why the server refused: somebody else's change as a conflict, everything else as a message. */
function useRefusal(failed: string) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const refuse = useCallback(
    (answer: unknown) => {
      const problem = conflictSchema.safeParse(answer).data
      if (problem?.code === 'quotation_moved')
        setConflict({ by: problem.details?.by ?? '', at: problem.details?.at ?? '' })
      else toast.error(problem?.detail ?? failed)
    },
    [failed],
  )
  return { conflict, refuse }
}

/** A quotation that is worked on: every change is saved soon after it, and answered with the new total. */
export function useDraft(start: StaffQuotation, failed: string) {
  const [quotation, setQuotation] = useState(start)
  const [draft, setDraft] = useState(start.draft)
  const [status, setStatus] = useState<'saved' | 'unsaved' | 'saving'>('saved')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const { conflict, refuse } = useRefusal(failed)
  const latest = useRef({ draft, revision: start.revision })
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))
  const dirty = useRef(false)
  const timer = useRef<number | undefined>(undefined)
  const path = `/api/quotations/${start.id}`

  /** Saves the changes, after a save that is still running. True where nothing is left to save. */
  const save = useCallback((): Promise<boolean> => {
    queue.current = queue.current.then(async () => {
      if (!dirty.current) return true
      dirty.current = false
      setStatus('saving')
      const { ok, answer } = await sendJson('PUT', `${path}/draft`, latest.current)
      const kept = ok ? z.object({ quotation: staffQuotationSchema }).safeParse(answer).data : undefined
      if (!kept) {
        dirty.current = true
        setStatus('unsaved')
        refuse(answer)
        return false
      }
      latest.current = { ...latest.current, revision: kept.quotation.revision }
      setQuotation(kept.quotation)
      setSavedAt(new Date())
      if (!dirty.current) setStatus('saved')
      return true
    })
    return queue.current
  }, [path, refuse])

  const change = (next: QuotationDraft) => {
    latest.current = { ...latest.current, draft: next }
    dirty.current = true
    setDraft(next)
    setStatus('unsaved')
    window.clearTimeout(timer.current)
    if (!conflict) timer.current = window.setTimeout(() => void save(), pause)
  }

  // What is pressed or typed before the page listens would be lost.
  const [listening, setListening] = useState(false)
  useEffect(() => {
    setListening(true)
    return () => window.clearTimeout(timer.current)
  }, [])
  useLeaveWarning(status === 'saved')

  /** Sends the present draft to the client; the version, or null where it was refused. */
  const send = async (): Promise<number | null> => {
    if (!(await save())) return null
    const { ok, answer } = await sendJson('POST', `${path}/versions`, { revision: latest.current.revision })
    const sent = ok ? z.object({ version: z.number() }).safeParse(answer).data : undefined
    if (!sent) refuse(answer)
    return sent?.version ?? null
  }

  return {
    quotation,
    draft,
    status,
    savedAt,
    conflict,
    listening,
    send,
    set: (over: Partial<QuotationDraft>) => change({ ...latest.current.draft, ...over }),
    setLines: (over: (lines: readonly DraftLine[]) => DraftLine[]) =>
      change({ ...latest.current.draft, lines: over(latest.current.draft.lines) }),
  }
}
export type DraftWork = ReturnType<typeof useDraft>
