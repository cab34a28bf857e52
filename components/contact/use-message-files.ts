'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { attachmentLimits, attachmentName } from '@/lib/people/message/subjects'
import { type FileRefusal, refusalOf, sendFile } from './send-file'

export interface FileEntry {
  id: number
  file: File
  state:
    | { kind: 'sending'; percent: number }
    | { kind: 'sent'; hash: string }
    | { kind: 'refused'; code: FileRefusal }
}

/** A form is not sent without the files that it names, and says so before (FORM-14). */
const waitsFor = (entries: readonly FileEntry[]): 'waitFiles' | 'refusedFiles' | null => {
  if (entries.some(({ state }) => state.kind === 'refused')) return 'refusedFiles'
  return entries.some(({ state }) => state.kind === 'sending') ? 'waitFiles' : null
}

let lastId = 0

/** Ends all requests with the component. */
function useAbortOnLeave(underway: RefObject<ReadonlyMap<number, AbortController>>): void {
  useEffect(() => {
    const requests = underway.current
    return () => {
      for (const controller of requests.values()) controller.abort()
    }
  }, [underway])
}

/** The files of a message: sent as soon as they are chosen, so that sending the message takes no time. */
export function useMessageFiles() {
  const [entries, setEntries] = useState<readonly FileEntry[]>([])
  const underway = useRef(new Map<number, AbortController>())

  const setState = (id: number, state: FileEntry['state']) =>
    setEntries(list => list.map(entry => (entry.id === id ? { ...entry, state } : entry)))

  const send = async (id: number, file: File) => {
    const controller = new AbortController()
    underway.current.set(id, controller)
    setState(id, { kind: 'sending', percent: 0 })
    const sent = await sendFile(
      file,
      percent => setState(id, { kind: 'sending', percent }),
      controller.signal,
    )
    underway.current.delete(id)
    setState(id, sent.ok ? { kind: 'sent', hash: sent.hash } : { kind: 'refused', code: sent.code })
  }

  const add = (files: readonly File[]) => {
    const taken = entries.filter(({ state }) => state.kind !== 'refused').length
    let space = attachmentLimits.files - taken
    for (const file of files) {
      lastId += 1
      const id = lastId
      const refusal = refusalOf(file) ?? (space > 0 ? null : 'tooMany')
      if (!refusal) space -= 1
      const state: FileEntry['state'] = refusal
        ? { kind: 'refused', code: refusal }
        : { kind: 'sending', percent: 0 }
      setEntries(list => [...list, { id, file, state }])
      if (!refusal) void send(id, file)
    }
  }

  const remove = (id: number) => {
    underway.current.get(id)?.abort()
    setEntries(list => list.filter(entry => entry.id !== id))
  }

  useAbortOnLeave(underway)

  return {
    entries,
    add,
    remove,
    again: ({ id, file }: FileEntry) => void send(id, file),
    clear: () => setEntries([]),
    /**
     * Why the form waits (FORM-14): files are still uploading, or a named file was refused. Null where all named files are sent.
     */
    waits: waitsFor(entries),
    /** What goes with the message. */
    sent: entries.flatMap(({ file, state }) =>
      state.kind === 'sent' ? [{ hash: state.hash, name: attachmentName(file.name), size: file.size }] : [],
    ),
  }
}
export type MessageFiles = ReturnType<typeof useMessageFiles>
