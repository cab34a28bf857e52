import { kindOf } from '../elements/registry'
import type { Design } from '../model'
import type { FaceFile } from './engine'

/** The font files that a design needs before it can be compiled. */
export function requiredFaces(design: Pick<Design, 'elements'>): FaceFile[] {
  const faces = new Set<FaceFile>()
  for (const element of design.elements) for (const face of kindOf(element).faces(element)) faces.add(face)
  return [...faces]
}
