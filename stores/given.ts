import type { Corners } from '@/lib/design/scene/elements/image/edit'
import type { Measured } from '@/lib/design/scene/elements/image/place'
import type { StoredItem } from '@/lib/design/scene/item'

/** A picture that the editor is opened with. */
export interface GivenPicture {
  file: File
  /** For a photograph of an impression: its corners. */
  corners?: Corners
  /** Its measured size: the distances between its corners. */
  measured?: Measured
  /** For a PDF: its password, and whether cutting lines are drawn as ink. */
  password?: string
  keepsCuts?: boolean
}

/** The shopper's files for the editor: they exist only in memory, so that nothing is stored before it is processed. */
export type Given =
  | { kind: 'pictures'; pictures: readonly GivenPicture[]; alone: boolean }
  | { kind: 'design'; item: StoredItem }
