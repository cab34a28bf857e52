import 'server-only'
import path from 'node:path'
import { pictureContent } from './content'
import { createPictureService } from './serve'

/** The pictures of this shop. `PICTURES_DIR` and `PICTURES_MAX_MB` say where and how many are kept. */
export const servePicture = createPictureService({
  folder: process.env.PICTURES_DIR ?? path.join(process.cwd(), '.data', 'pictures'),
  maxBytes: Number(process.env.PICTURES_MAX_MB ?? 512) * 1024 * 1024,
  readContent: pictureContent,
})
