import type { ReadDesignFile } from '@/lib/design/import/design-file'
import type { MadeArt } from '@/lib/design/picture/make-art'
import type { PageNotes } from '@/lib/design/picture/pdf/notes'
import type { SniffedFile } from '@/lib/design/picture/sniff'
import type { FamilyChoices, OtherFamily } from '@/lib/design/picture/svg/faces'
import type { LostPart } from '@/lib/design/picture/svg/plain'
import type { TrueSize } from '@/lib/design/picture/true-size'
import type { OutlinedArt } from '@/lib/design/scene/elements/image/art'
import type { Corners, PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Photo } from '@/lib/design/scene/elements/image/photo'
import type { OwnOutline } from '@/lib/product/sign/own-outline'
import type { Asked as AskedOf, Said as SaidOf } from '../../worker/task-worker'

/**
 * Why a file cannot be processed. `password`: a PDF that is locked. `empty`: it has no content. `blank`: the requested page of a PDF is
 * empty, or all pages are. `undecoded`: its content cannot be read. `damaged`: nothing of the picture can be read. `avif`, `tiff`, `heic`:
 * this browser does not read this format.
 */
export type OpenFailure =
  | 'unreadable'
  | 'pixels'
  | 'elements'
  | 'empty'
  | 'blank'
  | 'undecoded'
  | 'password'
  | 'damaged'
  | 'avif'
  | 'tiff'
  | 'heic'

/**
 * Notes about a picture that was read. `moves`: it is the first of an animation. `cmyk`: it has CMYK colours. `copied`: the shop cannot
 * read such a file, and a picture of it is kept instead.
 */
export type PictureNote = 'moves' | 'cmyk' | 'copied'

/** A file that was opened. */
export interface OpenedFile {
  /** SHA-256 of `file`. */
  hash: string
  /** The kept file: the original, byte for byte, or the copy that `notes` calls `copied`. */
  file: Blob
  kind: SniffedFile['kind']
  /** Its size upright, in pixels or in units of its drawing. */
  width: number
  height: number
  page: number
  pages: number
  /** Parts of a drawing that cannot be shown and were left out. */
  lost: LostPart[]
  notes: PictureNote[]
  /** Texts of a drawing that are set in another family than requested. */
  otherFamilies: OtherFamily[]
  /** Notes about a page of a PDF. */
  pageNotes: PageNotes | null
  /** Its declared true size, in mm. */
  trueSize: TrueSize | null
  /** The page, small, for the screen. */
  preview: ImageBitmap
  /** The colour of its paper. */
  paper: string
  proposed: PictureEdit
  /** The same for a colour picture. */
  proposedColours: PictureEdit
}

/** A file to open; with corners, the area of a photograph between them, as seen from above. */
export interface OpenRequest {
  bytes: ArrayBuffer
  /** The page of a PDF, from 1; without it the first page with content. */
  page?: number
  /** Cutting lines of a PDF are drawn as ink. */
  keepsCuts?: boolean
  /** Replacements for families of a drawing that the shop does not have, where it is not the nearest one. */
  families?: FamilyChoices
  /** The password of a locked PDF. */
  password?: string
  corners?: Corners
}

/** The result of the present settings. */
export interface WorkedPicture {
  made: MadeArt
  /** Pixels of each grey, and the threshold that separates them best. */
  histogram: Uint32Array
  otsu: number
  /** The picture in its colours, where it was asked for; null where the design has no space for it. */
  photo?: Photo | null
}

export interface WorkRequest {
  edit: PictureEdit
  /** The size on the plate. */
  sizeMm: { width: number; height: number }
  /** Characters that the design has left for the picture; with it a picture in its colours is made too. */
  photoSpace?: number
}

export interface MeasureRequest extends WorkRequest {
  art: OutlinedArt
  needed: { strokeMm: number; capitalMm: number }
}

/** Requests to the worker, and its answers. */
export type PictureTasks = {
  open: { asked: OpenRequest; answer: Opened }
  work: { asked: WorkRequest; answer: WorkedPicture }
  measure: { asked: MeasureRequest; answer: OutlinedArt }
  /** The corners of an impression in the picture that was opened last; null where none are found. */
  corners: { asked: null; answer: Corners | null }
  /** A drawing as the outline of a plate, with the name that it gets. */
  outline: { asked: { bytes: ArrayBuffer; name: string }; answer: OwnOutline }
  /** A design in a file of ours. */
  design: { asked: { bytes: ArrayBuffer }; answer: ReadDesignFile }
}

export type Opened = { ok: true; opened: OpenedFile } | { ok: false; code: OpenFailure }

/** Steps of opening, in their order. */
export const openingSteps = ['read', 'decode', 'draw'] as const
export type OpeningStep = (typeof openingSteps)[number]

export type Asked = AskedOf<PictureTasks>
export type Said = SaidOf<PictureTasks, OpeningStep>
