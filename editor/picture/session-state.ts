import { pictureLimits } from '@/lib/design/picture/limits'
import type { SizeWay } from '@/lib/design/picture/size-offers'
import type { FamilyChoices } from '@/lib/design/picture/svg/faces'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { GivenPicture } from '@/stores/given'
import type { Home } from './other-product'
import type { OpenedFile, OpenFailure, OpeningStep, WorkedPicture } from './worker/messages'

/**
 * Why a file was not accepted, or can no longer be processed: keys of `editor.picture.refused`. `count` and `size`: more, or larger, than
 * is taken at once. `gone`: the file of a picture is not in this browser. `too-fine` and `empty`: the result cannot be engraved.
 * `password`: `locked` is opened with one. `blank-page`: the page that was chosen is empty, and the one before stays. `full`: the design
 * has no space for it in its colours. `worker`: the browser failed.
 */
export type PictureRefusal =
  | { code: 'count'; max: number }
  | { code: 'size'; name: string; max: number }
  | { code: 'blank-page'; name: string; page: number }
  | { code: 'password'; name: string; locked: Opening }
  | { code: Exclude<OpenFailure, 'password'> | 'gone' | 'too-fine' | 'full' | 'worker'; name: string }

/** Why files are not taken, before any of them is read; null where they are. */
export function refusalOf(files: readonly File[]): PictureRefusal | null {
  const { files: most, bytes: max } = pictureLimits
  if (files.length > most) return { code: 'count', max: most }
  const large = files.find(file => file.size > max)
  return large ? { code: 'size', name: large.name, max } : null
}

/** A file that is to be opened, and what is known of it. */
export interface Opening {
  file: Blob
  name: string
  /** The element that has this file, or that gets it in place of its own. */
  elementId?: string
  /** Its earlier settings. */
  edit?: PictureEdit
  page?: number
  keepsCuts?: boolean
  families?: FamilyChoices
  /** Kept settings with their opened file, where the same page is opened in another way. */
  kept?: { edit: PictureEdit; opened: Omit<OpenedFile, 'file'> }
  password?: string
  given?: Omit<GivenPicture, 'file' | 'password' | 'keepsCuts'>
  /** The chosen size of the replaced picture, where another page of the same file replaces it. */
  way?: SizeWay
  /** It takes the place of everything on the plate. */
  alone?: boolean
}

/** Files that were chosen; with `instead` the first takes the place of that element's file. */
export const chosenOpenings = (files: readonly File[], instead?: string): Opening[] =>
  files.map((file, at) => ({
    file,
    name: file.name,
    ...(instead !== undefined && at === 0 && { elementId: instead }),
  }))

/** Files that were inspected before; with `alone` the first one replaces everything on the plate. */
export const givenOpenings = (pictures: readonly GivenPicture[], alone: boolean): Opening[] =>
  pictures.map(({ file, password, keepsCuts, ...given }, at) => ({
    file,
    name: file.name,
    given,
    ...(password !== undefined && { password }),
    ...(keepsCuts !== undefined && { keepsCuts }),
    alone: alone && at === 0,
  }))

/** A picture in the workspace: its element, its file, and the result of the present settings. */
export interface PictureWork {
  elementId: string
  name: string
  opened: Omit<OpenedFile, 'file'>
  edit: PictureEdit
  worked: WorkedPicture
  /** The settings have changed; the picture on the plate follows soon. */
  busy: boolean
  /** Whether the shop keeps the file: not known yet, yes, or no. */
  kept: boolean | null
  /** The password of a locked file, for its other pages. */
  password?: string
  /** The product that a size took the design away from. */
  home?: Home
}

export interface SessionState {
  /** The file that is being opened, and the progress. */
  opening: { name: string; step: OpeningStep } | null
  work: PictureWork | null
  /** Files that wait. */
  waiting: number
  refusal: PictureRefusal | null
}

export const idleSession: SessionState = { opening: null, work: null, waiting: 0, refusal: null }
