import { readFileSync } from 'node:fs'

/*
 * Processor time of a thread. Node 20 reports it only for a process; Linux reports it for each thread (proc(5),
 * /proc/[pid]/task/[tid]/stat), in hundredths of a second. Elsewhere elapsed time replaces it.
 */

/** Where a thread notes its number, and the processor time that it had used when its task began, in hundredths of a second. */
export type ThreadNote = Int32Array

/** An empty note, which both threads see. */
export const newNote = (): ThreadNote => new Int32Array(new SharedArrayBuffer(8))

/** A thread's number and what it has used, from its line in /proc: user and system time are its 14th and 15th fields. */
function readLine(path: string): { thread: number; used: number } | null {
  try {
    const line = readFileSync(path, 'latin1')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return { thread: Number.parseInt(line, 10), used: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return null
  }
}

/** Notes the thread that calls it: its task begins. */
export function noteThread(note: ThreadNote): void {
  const own = readLine('/proc/thread-self/stat')
  if (!own) return
  Atomics.store(note, 1, own.used)
  Atomics.store(note, 0, own.thread)
}

/**
 * Processor time in ms that a thread has used since it noted itself; `null` before that, after its end, and where the
 * system does not report it.
 */
export function processorMsOf(note: ThreadNote): number | null {
  const thread = Atomics.load(note, 0)
  const now = thread > 0 ? readLine(`/proc/self/task/${thread}/stat`) : null
  return now && (now.used - Atomics.load(note, 1)) * 10
}

/** Whether the system reports a thread's processor time. */
export const reportsThreadTime = (): boolean => readLine('/proc/thread-self/stat') !== null
