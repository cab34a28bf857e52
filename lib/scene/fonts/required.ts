import type { Design } from '../model'
import type { FaceFile, FontEngine } from './engine'
import { chooseFace } from './families'

/** The font files that a design needs before it can be compiled. */
export function requiredFaces(design: Pick<Design, 'elements'>): FaceFile[] {
  const faces = new Set<FaceFile>()
  for (const element of design.elements) {
    if (element.type === 'rounded-text') {
      const { family, bold, italic } = element.font
      faces.add(chooseFace(family, bold, italic).face.file)
    } else if (element.type === 'text') {
      for (const { style } of element.doc.lines.flatMap(line => line.runs)) {
        faces.add(chooseFace(style.family, style.bold, style.italic).face.file)
      }
    }
  }
  return [...faces]
}

/** Those of them that are still to be loaded. */
export function missingFaces(design: Pick<Design, 'elements'>, engine: FontEngine): FaceFile[] {
  return requiredFaces(design).filter(face => !engine.isLoaded(face))
}
