import 'server-only'
import { noteThread, type ThreadNote } from '../../ground/work/thread-time'
import * as everyTask from './tasks'

/** By name: what a task is called is only known when it comes. */
const tasks = { ...everyTask }

/** What a worker thread is handed: a task's name and its one argument, and where it notes itself. */
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
