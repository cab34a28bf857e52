import type { RepairPicture } from '@/lib/design/scene/checks/repair-picture'
import type { Report } from '@/lib/design/scene/checks/report'
import type { Readings } from '@/lib/design/scene/codes/drawn-code'
import type { ReadingRequest } from '@/lib/design/scene/codes/readings'
import type { Finding } from '@/lib/design/scene/finding'
import { singleDesign } from '@/lib/design/scene/operations/plates'
import { fontEngine } from '../scene/font-engine'
import { TaskWorker } from '../worker/task-worker'
import { readOnce } from './reading-memory'
import type { CheckTasks, Inspection, RepairToSee } from './tasks'

const worker = new TaskWorker<CheckTasks>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
)

/** Asks the worker; where no worker starts, or it fails, the page does the same itself. */
const workOrHere = <T>(asked: Promise<T>, here: () => Promise<T>): Promise<T> =>
  asked.catch(error => {
    if (typeof Worker !== 'undefined') console.warn(error)
    return here()
  })

/** The report on the present design, with its codes read. Rejects where its fonts cannot be fetched. */
export function inspectNow({ design, ...rest }: Inspection): Promise<Report> {
  // The other plates of a support need not be sent with every letter.
  const inspection = { ...rest, design: singleDesign(design) }
  return workOrHere(worker.ask('inspect', inspection), async () => {
    const { inspect } = await import('./tasks')
    return inspect(inspection, fontEngine())
  })
}

/** The findings alone. */
export const checkNow = async (inspection: Inspection): Promise<readonly Finding[]> =>
  (await inspectNow(inspection)).findings

/** The letters of a repair before and after; `null` where nothing is visible. */
export function pictureRepair({ design, ...rest }: RepairToSee): Promise<RepairPicture | null> {
  // Only the repaired element is shown: the other elements, up to a thousand, need not be sent.
  const elements = design.elements.filter(({ id }) => id === rest.repair.elementId)
  const asked = { ...rest, design: { ...singleDesign(design), elements } }
  return workOrHere(worker.ask('picture', asked), async () => {
    const { seeRepair } = await import('./tasks')
    return seeRepair(asked, fontEngine())
  })
}

/** Reads codes off the main thread; unchanged ones are not read again. */
export const readCodes = (requests: readonly ReadingRequest[]): Promise<Readings> =>
  readOnce(requests, unread =>
    workOrHere(worker.ask('read', unread), async () => {
      const { readCodesOf } = await import('./tasks')
      return readCodesOf(unread)
    }),
  )
