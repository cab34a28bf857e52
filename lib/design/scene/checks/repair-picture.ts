import { boxesOverlap } from '@/lib/design/geometry/box'
import type { Rect } from '@/lib/design/geometry/path'
import { compile } from '../compile'
import type { Repair } from '../finding'
import type { Design } from '../model'
import { applyRepair } from '../operations/repair'
import type { OutlineSource } from '../outline-source'
import type { Plate } from '../plate'
import { requiredFiles } from '../required'
import type { Scene } from '../scene'
import { sceneInkSvg } from '../svg'
import { boundsOf } from './edge-distance'
import { inkOf } from './measure'

/** One element as it is and as a repair would make it: two SVGs of the same part of the plate, at the same scale. */
export interface RepairPicture {
  before: string
  after: string
}

/** What is shown at most, in mm, from where the ink begins: letters must be large enough to be compared. */
const window = { widthMm: 24, heightMm: 8 } as const
const marginMm = 0.5

/** What is seen of a scene: a sign of sixty lines need not be drawn for two of them. */
const seen = (scene: Scene, part: Rect): Scene => ({
  ...scene,
  items: scene.items.filter(
    ({ bounds }) => bounds && boxesOverlap({ ...bounds, rotate: 0 }, { ...part, rotate: 0 }),
  ),
})

function svgOf(scene: Scene, part: Rect, { ink, paper }: Plate): string {
  const { left, top, width, height } = part
  const box = [left, top, width, height].map(mm => mm.toFixed(2))
  const [x, y, w, h] = box
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/>${sceneInkSvg(seen(scene, part), ink)}</svg>`
  )
}

/** `null` where one of the two has no ink, or both are the same at another place. Rejects where a font cannot be loaded. */
export async function repairPicture(
  design: Design,
  plate: Plate,
  repair: Extract<Repair, { kind: 'change' }>,
  engine: OutlineSource,
): Promise<RepairPicture | null> {
  const { elementId, patch } = repair
  if (Object.keys(patch).every(key => key === 'position')) return null
  const alone = { ...design, elements: design.elements.filter(({ id }) => id === elementId) }
  const mended = applyRepair(alone, repair)
  await engine.load([...requiredFiles(alone), ...requiredFiles(mended)])
  const before = compile(alone, plate, engine)
  const after = compile(mended, plate, engine)
  const was = boundsOf(inkOf(before, elementId))
  const is = boundsOf(inkOf(after, elementId))
  if (!was || !is) return null
  const width = Math.min(window.widthMm, Math.max(was.width, is.width)) + 2 * marginMm
  const height = Math.min(window.heightMm, Math.max(was.height, is.height)) + 2 * marginMm
  const part = ({ left, top }: Rect): Rect => ({ left: left - marginMm, top: top - marginMm, width, height })
  return { before: svgOf(before, part(was), plate), after: svgOf(after, part(is), plate) }
}
