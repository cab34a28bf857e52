import type { Corners } from '@/lib/design/scene/elements/image/edit'
import type { Measured } from '@/lib/design/scene/elements/image/place'
import type { StoredItem } from '@/lib/design/scene/item'

/** A picture that the editor is opened with. */
export interface GivenPicture {
  file: File
  /** Of a photograph of an impression: where its corners are. */
  corners?: Corners
  /** What was measured of it: its corners are that far apart. */
  measured?: Measured
  /** Of a PDF: what opens it, and whether lines that are to be cut along are drawn like ink. */
  password?: string
  keepsCuts?: boolean
}

/** What a shopper brings to the editor: files live in memory alone, so that nothing of them is stored before it is worked. */
export type Given =
  | { kind: 'pictures'; pictures: readonly GivenPicture[]; alone: boolean }
  | { kind: 'design'; item: StoredItem }
