import type { FamilyChoices, OtherFamily } from '@/lib/design/picture/svg/faces'
import { mostFamilies, type PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { Plate } from '@/lib/design/scene/plate'
import { chosenOffer, offersFor, sameCut, usualEdit } from './lay-picture'
import type { Opening, PictureWork } from './session-state'
import { turnedCrop } from './sizes'
import type { OpenedFile } from './worker/messages'

const familiesOf = ({ families = [] }: PictureEdit): string => JSON.stringify(families)

/** Whether settings need the file opened differently than in the workspace: after a choice, or after an undo. */
export const isOpenedOtherwise = (
  { page, proposed }: Pick<OpenedFile, 'page' | 'proposed'>,
  edit: PictureEdit,
): boolean =>
  edit.page !== page ||
  (edit.keepsCuts === true) !== (proposed.keepsCuts === true) ||
  familiesOf(edit) !== familiesOf(proposed)

/**
 * Opens the file in the workspace with other settings, for the same element.
 * @param keeps it is the same page of it, whose settings stay
 */
export function openingAgain(
  plate: Plate,
  { name, elementId, password, opened }: PictureWork,
  element: ImageElement,
  { file, edit, keeps }: { file: Blob; edit: PictureEdit; keeps: boolean },
): Opening {
  const { page, families = [] } = edit
  const way = chosenOffer(offersFor(plate, opened, edit).offers, element, edit)?.way
  return {
    file,
    name,
    elementId,
    page,
    keepsCuts: edit.keepsCuts === true,
    families,
    ...(keeps && { kept: { edit, opened } }),
    ...(way && { way }),
    ...(password !== undefined && { password }),
  }
}

/**
 * The settings of a reopened file: the earlier choices, cropped to the new drawing unless the shopper has cropped it himself.
 * @param before the proposal for the file before
 * @param usual the proposal for it now
 */
function keptSettings(edit: PictureEdit, before: PictureEdit, usual: PictureEdit): PictureEdit {
  const { families: _, keepsCuts: __, ...chosen } = edit
  const own = !sameCut(edit.crop, turnedCrop(before.crop, edit.turns))
  return { ...usual, ...chosen, crop: own ? edit.crop : turnedCrop(usual.crop, edit.turns) }
}

/** The default settings of a file. */
export function proposedFor(
  plate: Plate,
  { kept }: Opening,
  opened: Pick<OpenedFile, 'proposed' | 'proposedColours'>,
): PictureEdit {
  const usual = usualEdit(plate, opened)
  return kept ? keptSettings(kept.edit, usualEdit(plate, kept.opened), usual) : usual
}

/** The choices for a drawing's families with one of them changed; none where all are the nearest ones. */
export function withFamily(
  choices: FamilyChoices,
  { asked, near }: OtherFamily,
  drawn: string,
): FamilyChoices | undefined {
  const others = choices.filter(choice => choice.asked !== asked)
  const next = drawn === near[0] ? others : [...others, { asked, drawn }]
  return next.length === 0 ? undefined : next.slice(-mostFamilies.count)
}
