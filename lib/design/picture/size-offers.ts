import { roundMm } from '@/lib/design/geometry/box'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { Plate } from '@/lib/design/scene/plate'
import { writingArea } from '@/lib/design/scene/writing-area'
import { saidSize, type TrueSize } from './true-size'
import { type Size, turnedSize } from './window'

/**
 * How the size of an own picture is decided. `true`: one to one, as its file says. `bleed`: a page of this plate with what it has
 * beyond its trim, made smaller so that all of it is there. `fill`: as large as the plate takes. `beside`: as large as the space that
 * the lines leave.
 */
export type SizeWay = 'true' | 'bleed' | 'fill' | 'beside'

type Crop = PictureEdit['crop']
type Place = Pick<ImageElement, 'position' | 'size'>

/** One way, with the part of the file that it keeps. */
export interface SizeOffer extends Place {
  way: Exclude<SizeWay, 'beside'>
  crop: Crop
  /** A page of this plate: it lies edge to edge, with its white. */
  page: boolean
  /** Mm of the plate in one of the file; `null` where the file does not say. */
  scale: number | null
}

/** An own picture with what its file says. */
export interface SizedPicture {
  /** The file in units of its own, upright. */
  size: Size
  trueSize: TrueSize | null
  /** How it is worked: turned, and cut to what is kept of it where it is no page of the plate. */
  edit: Pick<PictureEdit, 'turns' | 'crop'>
}

export interface SizeOffers {
  /** What the file says, turned as it is worked; `null` where it says nothing within reason. */
  said: TrueSize | null
  /** In the order in which they are offered. */
  offers: SizeOffer[]
  /** The one that a new picture takes; `null` where it is placed like a file without a size. */
  first: SizeOffer | null
  /** Mm that the page has beyond the plate's edge, or its own trim, on each side. */
  bleed: number | null
}

/** A page of the plate is as large as it to this, in mm; and so are the two sides of its bleed. */
const pageSlackMm = 0.5
/** What printers ask for beyond the trim, in mm. */
const bleedMm = { least: 1, most: 3 }
/** What comes of inches and points is never a round figure, mm. */
const noiseMm = 1e-6

/** Shares of a page are kept to a millionth: a thousandth of a mm on a page of a metre. */
const share = (part: number): number => Math.round(part * 1_000_000) / 1_000_000

/** The middle of a page, as large as asked, in shares of it. */
function middleOf(page: Size, part: Size): Crop {
  const width = share(Math.min(1, part.width / page.width))
  const height = share(Math.min(1, part.height / page.height))
  return { left: share((1 - width) / 2), top: share((1 - height) / 2), width, height }
}

/** What two cuts have in common; the first where they have nothing. */
function common(one: Crop, other: Crop): Crop {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const width = share(Math.min(one.left + one.width, other.left + other.width) - left)
  const height = share(Math.min(one.top + one.height, other.top + other.height) - top)
  return width > 0 && height > 0 ? { left, top, width, height } : one
}

/** A size in the middle of the plate. */
const inMiddle = ({ widthMm, heightMm }: Plate, { width, height }: Size): Place => ({
  position: { left: roundMm((widthMm - width) / 2), top: roundMm((heightMm - height) / 2) },
  size: { width: roundMm(width), height: roundMm(height) },
})

const plateSize = ({ widthMm, heightMm }: Plate): Size => ({ width: widthMm, height: heightMm })

const within = (one: Size, by: Size, slack: number): boolean =>
  Math.abs(one.width - by.width) <= slack + noiseMm && Math.abs(one.height - by.height) <= slack + noiseMm

/** What a page has beyond this plate on each side: by its own boxes, else where it is as much larger as printers ask for. */
function bleedOn({ widthMm, heightMm }: Plate, page: TrueSize): number | null {
  if (page.bleed !== undefined) return page.bleed
  const across = (page.width - widthMm) / 2
  const down = (page.height - heightMm) / 2
  const bleed = Math.round(across + down) / 2
  const slack = pageSlackMm / 2
  const known = bleed >= bleedMm.least && bleed <= bleedMm.most
  return page.physical &&
    known &&
    within({ width: across, height: down }, { width: bleed, height: bleed }, slack)
    ? bleed
    : null
}

/** Whether the plate holds a picture at this size: to its very edge where it is a plain rectangle, else where it may be written on. */
function holds(plate: Plate, size: Size): boolean {
  const { shape, cornerMm, keepOut, holes, imageMinMm } = plate
  if (Math.min(size.width, size.height) < imageMinMm) return false
  const plain = shape === 'rect' && cornerMm === 0 && keepOut === null && holes.length === 0
  const most = plain ? plateSize(plate) : writingArea(plate, size)
  return size.width <= most.width + noiseMm && size.height <= most.height + noiseMm
}

/**
 * The sizes that are offered for an own picture (DESIGN-46, DESIGN-47): one to one before the others where the plate holds
 * it and the file says it in a unit of length, after them where it says it in pixels; a page as large as the plate, with a
 * bleed or without, edge to edge with its white. All in mm. The free space beside the lines is not known here.
 */
export function sizeOffers(plate: Plate, { size, trueSize, edit }: SizedPicture): SizeOffers {
  const upright = saidSize(trueSize)
  const said = upright && { ...upright, ...turnedSize(upright, edit.turns) }
  const bleed = said && bleedOn(plate, said)
  const trim = said && { width: said.width - 2 * (bleed ?? 0), height: said.height - 2 * (bleed ?? 0) }
  const isPage = trim !== null && within(trim, plateSize(plate), pageSlackMm)
  // Nobody wants the marks around a page that says where it ends.
  const ink = said && trim && bleed !== null ? common(edit.crop, middleOf(said, trim)) : edit.crop
  const turned = said ?? turnedSize(size, edit.turns)
  const sizeOf = ({ width, height }: Crop): Size => ({
    width: width * turned.width,
    height: height * turned.height,
  })
  const offer = (way: SizeOffer['way'], crop: Crop, box: Size, page: boolean): SizeOffer => {
    const scale = said ? box.width / sizeOf(crop).width : null
    return { way, crop, page, scale, ...inMiddle(plate, box) }
  }
  const area = writingArea(plate, sizeOf(ink))
  const fill: SizeOffer = {
    ...offer('fill', ink, area, false),
    position: { left: roundMm(area.left), top: roundMm(area.top) },
  }
  if (!said) return { said, offers: [fill], first: null, bleed }
  if (isPage) {
    const crop = middleOf(said, plateSize(plate))
    const first = offer('true', crop, sizeOf(crop), true)
    if (bleed === null) return { said, offers: [first, fill], first, bleed }
    const whole = Math.min(plate.widthMm / said.width, plate.heightMm / said.height)
    const kept = { width: said.width * whole, height: said.height * whole }
    const all = { left: 0, top: 0, width: 1, height: 1 }
    return { said, offers: [first, offer('bleed', all, kept, true), fill], first, bleed }
  }
  const one = sizeOf(ink)
  if (!holds(plate, one)) return { said, offers: [fill], first: null, bleed }
  const trueOffer = offer('true', ink, one, false)
  return said.physical
    ? { said, offers: [trueOffer, fill], first: trueOffer, bleed }
    : { said, offers: [fill, trueOffer], first: null, bleed }
}
