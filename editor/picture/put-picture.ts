import { artCaps } from '@/lib/design/scene/elements/image/art'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Photo } from '@/lib/design/scene/elements/image/photo'
import { ownPlace } from '@/lib/design/scene/elements/image/place'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { isPicture } from '@/lib/design/scene/elements/traits'
import { type Design, ownPicturesLength } from '@/lib/design/scene/model'
import { addElement } from '@/lib/design/scene/operations/arrange'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { changeElements } from '@/lib/design/scene/operations/change'
import { addBeside } from '@/lib/design/scene/operations/new-elements'
import type { Plate } from '@/lib/design/scene/plate'
import { reportCover } from '../kinds/report-cover'
import { fontEngine } from '../scene/font-engine'
import type { Editor } from '../state/editor'
import type { Opening } from './session-state'

/** The new values of an element's picture; without a photo the element loses its photo. */
export type Worked = Partial<Omit<ImageElement, 'photo'>> & { photo?: Photo | undefined }

/** A picture with its result. */
export function patched(element: ImageElement, { photo, ...patch }: Worked): ImageElement {
  const { photo: before, ...rest } = element
  const kept = photo ?? (patch.edit || patch.src ? undefined : before)
  const next = { ...rest, ...patch }
  if (!kept) return next
  if (photo) delete next.color
  return { ...next, photo: kept }
}

/** A picture on the plate; nothing where it is gone. */
export function pictureOf(editor: Editor, id: string): ImageElement | undefined {
  const element = elementOf(editor.design, id)
  return isPicture(element) ? element : undefined
}

/** The space left in the design for a colour picture, where colours are wanted. */
export function photoSpace(
  { design }: Editor,
  { inColour }: PictureEdit,
  elementId: string | undefined,
): { photoSpace?: number } {
  if (!inColour) return {}
  const others = design.elements.filter(({ id }) => id !== elementId)
  return { photoSpace: artCaps.design - ownPicturesLength(others) }
}

/** Whether its place is fixed: it replaces everything, or keeps its measured size. */
const isLaid = ({ alone, given }: Pick<Opening, 'alone' | 'given'>): boolean =>
  alone === true || given?.measured !== undefined

/** Position and size of a new picture, in mm: beside the lines, if they leave any space. */
export function placeAmong(
  design: Design,
  plate: Plate,
  ratio: { width: number; height: number },
  opening: Pick<Opening, 'alone' | 'given'>,
): Pick<ImageElement, 'position' | 'size'> {
  const place = ownPlace(plate, ratio, opening.given?.measured)
  if (isLaid(opening)) return place
  const stood = addBeside(design, plate, { type: 'image', src: '', rotate: 0, ...place }, fontEngine())
  const element = elementOf(stood.design, stood.id)
  return isPicture(element) ? { position: element.position, size: element.size } : place
}

/** A design with a picture behind everything else: a picture as large as the plate is its background. */
export function atBottom(design: Design, id: string): Design {
  const element = elementOf(design, id)
  const others = design.elements.filter(one => one !== element)
  return element ? { ...design, elements: [element, ...others] } : design
}

/**
 * Puts a new picture on the plate, and reports if it covers something; null where the design does not take it.
 * @param page it is a page of this plate
 */
export function addPicture(
  editor: Editor,
  plate: Plate,
  picture: Omit<ImageElement, 'id'>,
  { alone, given }: Pick<Opening, 'alone' | 'given'>,
  page = false,
): string | null {
  const { design } = editor
  const put = () => {
    if (!page && !isLaid({ alone, given }))
      return addBeside(design, plate, picture, fontEngine(), { asLarge: true })
    const made = addElement(alone ? { ...design, elements: [] } : design, picture)
    return { id: made.id, design: page ? atBottom(made.design, made.id) : made.design, covers: false }
  }
  const added = put()
  if (!editor.change(added.design)) return null
  editor.select([added.id])
  editor.say('added', { name: picture.name ?? '' })
  if (added.covers) reportCover(editor, plate, added.id)
  return added.id
}

const changed = (editor: Editor, id: string, patch: Worked) =>
  changeElements(editor.design, [id], element => (isPicture(element) ? patched(element, patch) : element))

/** Changes a picture; null where the design does not take it. */
export function putPicture(
  editor: Editor,
  id: string,
  patch: Worked,
  options?: { merge: boolean },
): string | null {
  return editor.change(changed(editor, id, patch), options) ? id : null
}

/** Notes the measurements of a picture: undo skips them. */
export const notePicture = (editor: Editor, id: string, patch: Partial<ImageElement>): void =>
  editor.amend(changed(editor, id, patch))
