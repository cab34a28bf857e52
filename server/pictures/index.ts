import 'server-only'
import path from 'node:path'
import { readSettings } from '@/server/env'
import { pictureContent } from './content'
import { createPictureService, type Picture } from './serve'

let service: ReturnType<typeof createPictureService> | undefined

/** The picture behind the segments after `/pictures/`, kept where the settings say. */
export async function servePicture(segments: readonly string[]): Promise<Picture> {
  if (!service) {
    const { DATA_DIR, PICTURES_DIR, PICTURES_MAX_MB } = readSettings()
    service = createPictureService({
      folder: PICTURES_DIR ?? path.join(DATA_DIR, 'pictures'),
      maxBytes: PICTURES_MAX_MB * 1024 * 1024,
      readContent: pictureContent,
    })
  }
  return service(segments)
}
