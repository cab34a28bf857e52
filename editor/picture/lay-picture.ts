import { type SizeOffer, type SizeOffers, type SizeWay, sizeOffers } from '@/lib/design/picture/size-offers'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { Design } from '@/lib/design/scene/model'
import { changeElements } from '@/lib/design/scene/operations/change'
import { addBeside } from '@/lib/design/scene/operations/new-elements'
import type { Plate } from '@/lib/design/scene/plate'
import { fontEngine } from '../scene/font-engine'
import type { Editor } from '../state/editor'
import type { Home, OtherProduct } from './other-product'
import { atBottom, patched, pictureOf, placeAmong, type Worked } from './put-picture'
import type { Opening } from './session-state'
import { keptSize, placeAfterCut, placeInstead, turnedCrop } from './sizes'
import type { OpenedFile } from './worker/messages'

export type Place = Pick<ImageElement, 'position' | 'size'>
type Facts = Pick<OpenedFile, 'width' | 'height' | 'trueSize' | 'proposed' | 'proposedColours'>

/** Cuts and places are the same to this: shares of a file, and mm. */
const sameShare = 1e-4
const sameMm = 0.02

const near = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by

/** Whether two crops look the same. */
export const sameCut = (one: PictureEdit['crop'], other: PictureEdit['crop']): boolean =>
  (['left', 'top', 'width', 'height'] as const).every(side => near(one[side], other[side], sameShare))

const sameSize = (one: Place['size'], other: Place['size']): boolean =>
  near(one.width, other.width, sameMm) && near(one.height, other.height, sameMm)

/** The proposed settings for a file on a plate. */
export const usualEdit = (
  plate: Plate,
  { proposed, proposedColours }: Pick<Facts, 'proposed' | 'proposedColours'>,
): PictureEdit => (plate.fullColour ? proposedColours : proposed)

/** The offered sizes of a file. Where one of them keeps the whole page, the others are cropped to its ink again. */
export function offersFor(plate: Plate, opened: Facts, { turns, crop }: PictureEdit): SizeOffers {
  const { width, height, trueSize } = opened
  const offered = (cut: PictureEdit['crop']) =>
    sizeOffers(plate, { size: { width, height }, trueSize, edit: { turns, crop: cut } })
  const found = offered(crop)
  if (!found.offers.some(offer => offer.page && sameCut(offer.crop, crop))) return found
  return offered(turnedCrop(usualEdit(plate, opened).crop, turns))
}

/** The offer that a picture has; `null` where it has another size, or does not lie where it would fill the plate. */
export function chosenOffer(
  offers: readonly SizeOffer[],
  { size, position }: Place,
  { crop }: PictureEdit,
): SizeOffer | null {
  const isThere = (offer: SizeOffer) =>
    near(offer.position.left, position.left, sameMm) && near(offer.position.top, position.top, sameMm)
  const isMet = (offer: SizeOffer) =>
    sameCut(offer.crop, crop) &&
    sameSize(offer.size, size) &&
    ((offer.way === 'true' && !offer.page) || isThere(offer))
  return offers.find(isMet) ?? null
}

/** The place of a picture after its file was opened in another way: the same size in mm, or within its box for another file. */
function placeAgain(present: ImageElement, file: Facts, edit: PictureEdit, kept: Opening['kept']): Place {
  const same = kept && kept.opened.width === file.width && kept.opened.height === file.height
  return same ? placeAfterCut(present, file, kept.edit, edit) : placeInstead(present, keptSize(file, edit))
}

/** How an opened picture comes onto the plate. */
export interface Laying {
  edit: PictureEdit
  place: Place
  /** It is a page of this plate. */
  page: boolean
}

/**
 * How a file comes onto the plate: as it was before, in the box of the picture that it replaces, at its own size, or as large as there is
 * space for (DESIGN-46).
 * @param edit its settings, as proposed or as they were
 * @param present the picture whose file it is, or whose place it takes
 */
export function layFirst(
  design: Design,
  plate: Plate,
  opened: Facts,
  edit: PictureEdit,
  opening: Opening,
  present: ImageElement | undefined,
): Laying {
  if (present && opening.edit)
    return { edit, place: { position: present.position, size: present.size }, page: false }
  const { offers, first } = offersFor(plate, opened, edit)
  const asBefore = offers.find(({ way }) => way === opening.way) ?? null
  const offer = present ? asBefore : opening.given?.measured ? null : first
  if (offer) {
    // The ground of a whole page is part of what is printed.
    const ground = offer.page && edit.inColour ? { background: null } : {}
    const { position, size } = offer
    return { edit: { ...edit, crop: offer.crop, ...ground }, place: { position, size }, page: offer.page }
  }
  const place = present
    ? placeAgain(present, opened, edit, opening.kept)
    : placeAmong(design, plate, keptSize(opened, edit), opening)
  return { edit, place, page: false }
}

/** A design without an element. */
const without = (design: Design, id: string): Design => ({
  ...design,
  elements: design.elements.filter(one => one.id !== id),
})

/** Where a picture of a ratio stands beside everything else on the plate, as large as there is space for; in mm. */
export const besidePlace = (
  design: Design,
  plate: Plate,
  id: string,
  ratio: { width: number; height: number },
): Place => placeAmong(without(design, id), plate, ratio, {})

/** How a size is given to a picture that is on the plate. */
export interface Resizing {
  way: SizeWay
  edit: PictureEdit
  place: Place
  /** Placed by the offer; otherwise beside the present elements, at this size. */
  fixed: boolean
  page: boolean
  /** The product that it is laid on in place of the present one. */
  product: OtherProduct | null
}

/** The changes that give a picture one of its offered sizes; `null` where this size is not offered. */
export function resizing(
  design: Design,
  plate: Plate,
  opened: Facts,
  element: ImageElement,
  edit: PictureEdit,
  way: SizeWay,
  product: OtherProduct | null = null,
): Resizing | null {
  const its = product?.plate ?? plate
  const { offers } = offersFor(its, opened, edit)
  if (way === 'beside') {
    const crop = offers.find(offer => !offer.page)?.crop ?? edit.crop
    const ratio = keptSize(opened, { turns: edit.turns, crop })
    const place = besidePlace(product?.move(design).design ?? design, its, element.id, ratio)
    return { way, edit: { ...edit, crop }, place, fixed: false, page: false, product }
  }
  const offer = offers.find(one => one.way === way)
  if (!offer) return null
  const { crop, position, size, page } = offer
  const place = { position, size }
  return { way, edit: { ...edit, crop }, place, fixed: way !== 'true' || page, page, product }
}

/** The design with a picture at its chosen size, upright, as the same element. */
function resized(design: Design, plate: Plate, element: ImageElement, { fixed, page }: Resizing): Design {
  const { id, ...given } = element
  if (fixed) {
    const laid = changeElements(design, [id], () => element)
    return page ? atBottom(laid, id) : laid
  }
  const stood = addBeside(without(design, id), plate, given, fontEngine(), { asLarge: true })
  const known = new Map(stood.design.elements.map(one => [one.id, one]))
  const next = known.get(stood.id)
  // The lines may have made space for it.
  const elements = design.elements.map(one =>
    one.id === id ? { ...element, ...next, id } : known.get(one.id),
  )
  return { ...stood.design, elements: elements.filter(one => one !== undefined) }
}

/**
 * Gives a picture its chosen size, with the new result, as one step of history, on another product where the size needs one.
 * @returns the product to go back to, where this size took the design away from it
 */
export function resizePicture(
  editor: Editor,
  plate: Plate,
  id: string,
  patch: Worked,
  to: Resizing,
): Home | null {
  const { design: before } = editor
  const element = pictureOf(editor, id)
  if (!element) return null
  const { product, place, way } = to
  const moved = product?.move(before)
  const its = product?.plate ?? plate
  const next = { ...patched(element, patch), ...place, rotate: 0 }
  if (!editor.change(resized(moved?.design ?? before, its, next, to)) || !moved) return null
  editor.notice(moved.changes)
  return way === 'true' ? { before, taken: { width: its.widthMm, height: its.heightMm } } : null
}
