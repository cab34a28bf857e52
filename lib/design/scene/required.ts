import { kindOf } from './elements/registry'
import type { Design } from './model'
import type { SceneFile } from './outline-source'

/** What a design needs before it can be compiled: its font files and the shop's drawings in it. */
export function requiredFiles(design: Pick<Design, 'elements'>): SceneFile[] {
  return [...new Set(design.elements.flatMap(element => kindOf(element).files(element)))]
}
