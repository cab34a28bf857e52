import { artCaps } from '@/lib/scene/elements/image/art'
import type { PictureEdit } from '@/lib/scene/elements/image/edit'
import type { Photo } from '@/lib/scene/elements/image/photo'
import type { ImageElement } from '@/lib/scene/elements/image/schema'
import { ownPicturesLength } from '@/lib/scene/model'
import { addElement } from '@/lib/scene/operations/arrange'
import { elementOf } from '@/lib/scene/operations/boxes'
import { changeElements } from '@/lib/scene/operations/change'
import type { Editor } from '../state/editor'

/** What is put in place of an element's own; without a photo it has none any more. */
type Worked = Partial<Omit<ImageElement, 'photo'>> & { photo?: Photo | undefined }

function patched(element: ImageElement, { photo, ...patch }: Worked): ImageElement {
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
  return element?.type === 'image' ? element : undefined
}

/** What the design has left for a picture in its colours, where it is to have them. */
export function photoRoom(
  { design }: Editor,
  { inColour }: PictureEdit,
  elementId: string | undefined,
): { photoRoom?: number } {
  if (!inColour) return {}
  const others = design.elements.filter(({ id }) => id !== elementId)
  return { photoRoom: artCaps.design - ownPicturesLength(others) }
}

/**
 * Puts a new picture on the plate; null where the design does not take it.
 * @param alone in the place of all that is there
 */
export function addPicture(editor: Editor, picture: Omit<ImageElement, 'id'>, alone: boolean): string | null {
  const { design } = editor
  const added = addElement(alone ? { ...design, elements: [] } : design, picture)
  if (!editor.change(added.design)) return null
  editor.select([added.id])
  editor.say('added', { name: picture.name ?? '' })
  return added.id
}

const changed = (editor: Editor, id: string, patch: Worked) =>
  changeElements(editor.design, [id], element =>
    element.type === 'image' ? patched(element, patch) : element,
  )

/** Changes a picture; null where the design does not take it. */
export function putPicture(
  editor: Editor,
  id: string,
  patch: Worked,
  options?: { merge: boolean },
): string | null {
  return editor.change(changed(editor, id, patch), options) ? id : null
}

/** Notes what was measured of a picture: undo leads past it. */
export const notePicture = (editor: Editor, id: string, patch: Partial<ImageElement>): void =>
  editor.amend(changed(editor, id, patch))
