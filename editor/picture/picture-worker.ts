import { TaskWorker } from '../worker/task-worker'
import type { Opened, OpeningStep, OpenRequest, PictureTasks } from './worker/messages'

type PictureWorker = TaskWorker<PictureTasks, OpeningStep>

/** A worker that processes pictures, one at a time. */
export const pictureWorker = (): PictureWorker =>
  new TaskWorker(() => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }))

/** How long a step of opening may take, in ms. Endlessly nested figures would take all memory. */
const patienceMs = 20_000

/** Opens a file, whose bytes are handed over. One that takes too long is refused as too much to draw. */
export const openPicture = (
  worker: PictureWorker,
  asked: OpenRequest,
  onStep?: (step: OpeningStep) => void,
): Promise<Opened> =>
  worker.ask('open', asked, {
    transfer: [asked.bytes],
    patience: { ms: patienceMs, answer: { ok: false, code: 'elements' } },
    ...(onStep && { onStep }),
  })
