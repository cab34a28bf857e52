import type { Design } from '../model'
import type { Plate } from '../plate'
import type { Scene } from '../scene'
import type { CodeFormat } from './drawn-code'
import { codeFacts } from './facts'
import { type CodePicture, codePicture } from './picture'

/** A code as a reader gets it. */
export interface ReadingRequest {
  elementId: string
  format: CodeFormat
  picture: CodePicture
  /** It is light on dark. */
  inverted: boolean
}

/** The pictures of a design's codes, to be read. */
export function readingRequests(
  design: Pick<Design, 'elements'>,
  plate: Plate,
  scene: Scene,
): ReadingRequest[] {
  return design.elements.flatMap(element => {
    const facts = codeFacts(element, plate, scene)
    if (!facts) return []
    const { code, box, inverted } = facts
    const picture = codePicture(code, box, plate, scene)
    return [{ elementId: element.id, format: code.format, picture, inverted }]
  })
}
