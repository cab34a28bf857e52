import type { Box } from '@/lib/design/geometry/box'
import { contrastOf, luminance } from '../colour'
import { kindOf } from '../elements/registry'
import type { Element } from '../model'
import type { Plate } from '../plate'
import type { Scene } from '../scene'
import type { DrawnCode } from './drawn-code'
import { type CodeGround, codeGround } from './picture'

/** A code on its plate, measured: what its checks and its inspector say. */
export interface CodeFacts {
  code: DrawnCode
  box: Box
  /** The brightness of its ink, 0 to 1. */
  ink: number
  ground: CodeGround
  /** Contrast of ink and ground, 1 to 21. */
  contrast: number
  /** Light on dark. */
  inverted: boolean
}

const known = new WeakMap<Scene, Map<Element, CodeFacts | null>>()

/** The facts of a code; `null` for other elements, or without outlines. Measured once a scene. */
export function codeFacts(element: Element, plate: Plate, scene: Scene): CodeFacts | null {
  const before = known.get(scene) ?? new Map<Element, CodeFacts | null>()
  known.set(scene, before)
  const found = before.get(element)
  if (found !== undefined) return found
  const facts = measure(element, plate, scene)
  before.set(element, facts)
  return facts
}

function measure(element: Element, plate: Plate, scene: Scene): CodeFacts | null {
  const kind = kindOf(element)
  const code = kind.code?.(element)
  const box = kind.box(element)
  const item = scene.items.find(({ elementId, kind: drawn }) => elementId === element.id && drawn === 'ink')
  if (!code || !box || !item || code.area.width <= 0 || code.area.height <= 0) return null
  const ink = luminance(item.fill === 'ink' ? plate.ink : item.fill)
  const ground = codeGround({ id: element.id, ink }, code, box, plate, scene)
  const contrast = contrastOf(ink, ground.light)
  return { code, box, ink, ground, contrast, inverted: ink > ground.light }
}
