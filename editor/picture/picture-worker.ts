import { TaskWorker } from '../worker/task-worker'
import type { OpeningStep, PictureTasks } from './worker/messages'

/** A worker that pictures are worked in, each for one picture at a time. */
export const pictureWorker = (): TaskWorker<PictureTasks, OpeningStep> =>
  new TaskWorker(() => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }))
