import 'server-only'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type * as tasks from '@/server/doors/threads/tasks'
import { type LaneName, laneBounds } from './bounds'
import { currentCaller } from './caller'
import { Lane } from './lane'

type Tasks = typeof tasks
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>

/** The lane of each task, where its caller names no other. */
const laneOf: Record<keyof Tasks, LaneName> = {
  readDesign: 'orders',
  readDesigns: 'orders',
  checkDesign: 'orders',
  checkDesigns: 'orders',
  packDesign: 'orders',
  measureScenes: 'orders',
  // Files and designs that a stranger sends to be kept.
  checkSvg: 'uploads',
  readItem: 'uploads',
  drawPicture: 'pictures',
  drawDesign: 'pictures',
  stampPrint: 'pictures',
  printPlaces: 'pictures',
  bandPrint: 'pictures',
  signText: 'pictures',
  measurePlates: 'files',
  nestPlates: 'files',
  makeSheetFile: 'files',
  makeTickets: 'files',
  makeFile: 'files',
  makeArchive: 'files',
  makeInvoice: 'files',
  makeQuotation: 'files',
  makePackingLists: 'files',
  makeManifest: 'files',
  makeLabel: 'files',
}

/** Where scripts/lib/bundle-tasks.mjs has put the tasks: beside the build that they belong to. */
const tasksFile = () =>
  path.resolve(process.env.TASKS_FILE ?? path.join(process.env.NEXT_DIST_DIR ?? '.next', 'work', 'tasks.cjs'))

// The same lanes for a whole process, however often a bundler has copied this module into it.
const shared = globalThis as typeof globalThis & { workLanes?: Map<LaneName, Lane> }

function openLane(name: LaneName): Lane {
  shared.workLanes ??= new Map()
  const known = shared.workLanes.get(name)
  if (known) return known
  const lane = new Lane(name, tasksFile(), laneBounds(availableParallelism())[name])
  shared.workLanes.set(name, lane)
  return lane
}

/**
 * Does a task in a worker thread of its lane. Rejects with what the task throws, and with the errors of ./refusals.ts:
 * too much waits already, in all or of this caller; the task took too long. A thread that dies takes its one task with
 * it; another takes its place.
 * @param lane where the task is not of its usual kind of work
 */
export async function runTask<Name extends keyof Tasks>(
  name: Name,
  input: Input<Name>,
  lane: LaneName = laneOf[name],
): Promise<Result<Name>> {
  return (await openLane(lane).run({ name, input }, currentCaller())) as Result<Name>
}
