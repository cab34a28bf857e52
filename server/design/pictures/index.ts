import 'server-only'
import path from 'node:path'
import type { SignText } from '@/lib/design/drawing/outlines'
import type { StampPrints } from '@/lib/design/drawing/stamps/print-places'
import type { Design } from '@/lib/design/scene/model'
import type { Language } from '@/lib/ground/common'
import { readSettings } from '@/server/ground/env'
import { runTask } from '@/server/ground/threads/pool'
import { pictureContent } from './content'
import { createPictureService, type DesignPicture, type DesignPictureSize, type Picture } from './serve'
import { shareContent } from './shared-content'

const megabyte = 1024 * 1024

let service: ReturnType<typeof createPictureService> | undefined

/** The one service of this process, which keeps its pictures where the settings say. */
function pictures() {
  if (!service) {
    const { DATA_DIR, PICTURES_DIR, PICTURES_MAX_MB, DESIGN_PICTURES_MAX_MB } = readSettings()
    const folder = PICTURES_DIR ?? path.join(DATA_DIR, 'pictures')
    // On a machine of two cores.
    const queue = { atOnce: 2, waiting: 300 }
    service = createPictureService({
      catalogue: { folder, maxBytes: PICTURES_MAX_MB * megabyte, ...queue },
      designs: { folder: `${folder}-designs`, maxBytes: DESIGN_PICTURES_MAX_MB * megabyte, ...queue },
      readContent: pictureContent,
    })
  }
  return service
}

/** The picture behind the segments after `/pictures/`. */
export const servePicture = (segments: readonly string[]): Promise<Picture> => pictures().byPath(segments)

/** The picture of a customer's design. */
export const serveDesignPicture = (design: Design, size: DesignPictureSize): Promise<DesignPicture> =>
  pictures().ofDesign(design, size)

interface Outlines {
  slug: string
  language: Language
}

/** The print that a stamp's page shows at its true size, as SVG; `null` where there is none of this name. */
export const serveStampPrint = async (asked: Outlines): Promise<string | null> =>
  runTask('stampPrint', { ...asked, content: shareContent(await pictureContent()) })

/** Where an impression lies on a stamp's picture; `null` where there is no such stamp. */
export const servePrintPlaces = async (asked: Outlines): Promise<StampPrints | null> =>
  runTask('printPlaces', { ...asked, content: shareContent(await pictureContent()) })

/** What the movable band of a stamp prints, as SVG; `null` where there is none. */
export const serveBandPrint = async (asked: Outlines): Promise<string | null> =>
  runTask('bandPrint', { ...asked, content: shareContent(await pictureContent()) })

/** The template text of a sign's page; `null` where there is none of this name. */
export const serveSignText = async (asked: Outlines): Promise<SignText | null> =>
  runTask('signText', { ...asked, content: shareContent(await pictureContent()) })
