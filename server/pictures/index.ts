import 'server-only'
import path from 'node:path'
import type { Design } from '@/lib/scene/model'
import { readSettings } from '@/server/env'
import { pictureContent } from './content'
import { createPictureService, type Picture } from './serve'

let service: ReturnType<typeof createPictureService> | undefined

/** The one service of this process, which keeps its pictures where the settings say. */
function pictures() {
  if (!service) {
    const { DATA_DIR, PICTURES_DIR, PICTURES_MAX_MB } = readSettings()
    service = createPictureService({
      folder: PICTURES_DIR ?? path.join(DATA_DIR, 'pictures'),
      maxBytes: PICTURES_MAX_MB * 1024 * 1024,
      readContent: pictureContent,
    })
  }
  return service
}

/** The picture behind the segments after `/pictures/`. */
export const servePicture = (segments: readonly string[]): Promise<Picture> => pictures().byPath(segments)

/** The picture of a customer's design. */
export const serveDesignPicture = (design: Design): Promise<Picture> => pictures().ofDesign(design)
