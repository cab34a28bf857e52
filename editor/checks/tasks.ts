import type { Known } from '@/lib/design/scene/checks/check'
import { checkDesign, rulesLooking } from '@/lib/design/scene/checks/check-design'
import { finestLetters } from '@/lib/design/scene/checks/fine-letters'
import type { RepairPicture } from '@/lib/design/scene/checks/repair-picture'
import type { Report } from '@/lib/design/scene/checks/report'
import type { Readings } from '@/lib/design/scene/codes/drawn-code'
import { type ReadingRequest, readingRequests } from '@/lib/design/scene/codes/readings'
import { compile } from '@/lib/design/scene/compile'
import type { Repair } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import type { OutlineSource } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { madeUpIn } from '@/lib/design/templates/made-up'
import { readOnce } from './reading-memory'

/** A design to be checked on its plate; `samples` are the words of the templates that are offered with it. */
export interface Inspection extends Pick<Known, 'repairs'> {
  design: Design
  plate: Plate
  samples: ReadonlySet<string>
}

/** A repair whose picture is wanted. */
export interface RepairToSee {
  design: Design
  plate: Plate
  repair: Extract<Repair, { kind: 'change' }>
}

/** What the worker of the editor's checks does; a browser without workers does it on the page. */
export type CheckTasks = {
  inspect: { asked: Inspection; answer: Report }
  picture: { asked: RepairToSee; answer: RepairPicture | null }
  read: { asked: readonly ReadingRequest[]; answer: Readings }
}

/** Reads codes. The reader is large: it is fetched with the first code. */
export async function readCodesOf(requests: readonly ReadingRequest[]): Promise<Readings> {
  const { readCodes } = await import('@/lib/design/scene/codes/reader')
  return readCodes(requests)
}

/** The given words and those of the library, once a line may come from the library. */
async function samplesFor({ design, samples }: Inspection): Promise<Pick<ReadonlySet<string>, 'has'>> {
  const lines = madeUpIn([design])
  if (lines.every(line => samples.has(line))) return samples
  const { madeUpInLibrary } = await import('@/lib/design/templates/words')
  return { has: line => samples.has(line) || madeUpInLibrary.has(line) }
}

/** A part of the plate before and after the repair. The code that draws it is fetched with the first repair. */
export async function seeRepair(
  { design, plate, repair }: RepairToSee,
  engine: OutlineSource,
): Promise<RepairPicture | null> {
  const { repairPicture } = await import('@/lib/design/scene/checks/repair-picture')
  return repairPicture(design, plate, repair, engine)
}

/** Compiles a design and checks it, its codes read. Rejects where a font cannot be fetched. */
export async function inspect(inspection: Inspection, engine: OutlineSource): Promise<Report> {
  const { design, plate, repairs } = inspection
  const [samples] = await Promise.all([samplesFor(inspection), engine.load(requiredFiles(design))])
  const scene = compile(design, plate, engine)
  const requests = readingRequests(design, plate, scene)
  // Where the reader cannot be fetched, the server's reader decides.
  const readings = await readOnce(requests, readCodesOf).catch(() => undefined)
  return {
    findings: checkDesign(design, plate, scene, engine, { readings, samples, repairs }),
    rules: rulesLooking({ design, plate }),
    finest: finestLetters(design, plate),
  }
}
