import { createFetchedOutlines } from '@/lib/design/scene/fetched-outlines'
import type { Asked, Said } from '../worker/task-worker'
import { keepAlike } from './keep-alike'
import { type CheckTasks, type Inspection, inspect, readCodesOf, seeRepair } from './tasks'

/*
 * The worker of the editor's checks. It makes the outlines again with its own fonts: sending outlines would take the
 * page longer than sending the design.
 */

const engine = createFetchedOutlines()

let last: Inspection | null = null

async function answer(message: Asked<CheckTasks>): Promise<CheckTasks[keyof CheckTasks]['answer']> {
  if (message.name === 'read') return readCodesOf(message.asked)
  if (message.name === 'picture') return seeRepair(message.asked, engine)
  const { design, plate, ...rest } = message.asked
  const inspection = {
    design: keepAlike(last?.design, design),
    plate: keepAlike(last?.plate, plate),
    ...rest,
  }
  last = inspection
  return inspect(inspection, engine)
}

const say = (said: Said<CheckTasks>) => globalThis.postMessage(said)

globalThis.addEventListener('message', ({ data }: MessageEvent<Asked<CheckTasks>>) => {
  const { id } = data
  answer(data).then(
    answered => say({ id, answer: answered }),
    error => say({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
