import 'server-only'
import { noteThread, type ThreadNote } from '@/server/ground/threads/thread-time'
import * as everyTask from './tasks'

/** By name: the name of a task is only known when it comes. */
const tasks = { ...everyTask }

/** The message to a worker thread: a task's name, its one argument, and where the thread notes itself. */
export interface Work {
  name: keyof typeof tasks
  input: unknown
  note: ThreadNote
}

/** Does a task in the thread that calls it. */
export function run({ name, input, note }: Work): unknown {
  noteThread(note)
  const task: (input: never) => unknown = tasks[name]
  return task(input as never)
}
