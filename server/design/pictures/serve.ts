import 'server-only'
import { parsePicturePath } from '@/lib/design/drawing/read-url'
import { type PictureRequest, pictureSize } from '@/lib/design/drawing/url'
import { designBudget } from '@/lib/design/scene/budgets'
import type { Design } from '@/lib/design/scene/model'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import { weighDesign } from '@/lib/design/scene/weigh-design'
import { addWeights, type Excess, excessOf, type Weight, weightless } from '@/lib/design/scene/weight'
import { sharedPictures } from '@/lib/doors/contract/shared-paths'
import { runTask } from '@/server/ground/threads/pool'
import { refusalOf } from '@/server/ground/threads/refusals'
import { drawingOf } from './drawings'
import { designDrawing } from './drawings/designs'
import { photoOf } from './photos'
import type { PictureContent } from './picture-content'
import { renderPhoto, renderPicture } from './render'
import { shareContent } from './shared-content'
import { createShelf, type ShelfOptions } from './shelf'

export type Picture =
  | { status: 200; body: Buffer; type: string; tag: string }
  | { status: 404 }
  | { status: 503; retryAfterSeconds: number }

/** The picture of a customer's design, or how it exceeds the budget of one. */
export type DesignPicture = Picture | { status: 422; excess: Excess }

/** Where pictures are kept, how much of the disk they may take, and what they are drawn from. */
export type PictureServiceOptions = {
  catalogue: ShelfOptions
  /** Customers' designs have a shelf of their own, so that the catalogue's pictures stay with any number of them. */
  designs: ShelfOptions
  readContent: () => Promise<PictureContent>
}

/**
 * A customer's design in pixels: as a line of the cart at twice its width on the screen, as a large view, and as the
 * picture that other programs show with a link.
 */
const designSizes = {
  line: { width: 296, height: 222, format: 'webp' },
  large: { ...sharedPictures.page, format: 'webp' },
  card: { ...sharedPictures.card, format: 'jpg' },
} as const
export type DesignPictureSize = keyof typeof designSizes

/** The weight of a design, for a support of all its plates together; `null` where the catalogue does not know its product. */
function weighItem(design: Design, catalogue: PlateCatalogue): Weight | null {
  const designs = platesOf(design)
  const weights = designs.map(one => {
    const plate = plateOf(one, catalogue)
    return plate && weighDesign(one, plate)
  })
  return weights.reduce((sum, weight) => sum && weight && addWeights(sum, weight), weightless)
}

/** The drawing that the same content has just named. */
function drawn(svg: string | null): string {
  if (svg === null) throw new Error('a drawing was named that cannot be drawn')
  return svg
}

/** The result of some work with the content; "come again later" where the content cannot be read, or the machine is too busy. */
async function fromContent<Given>(
  readContent: PictureServiceOptions['readContent'],
  give: (content: PictureContent) => Promise<Given>,
): Promise<Given | Picture> {
  const content = await readContent().catch(() => undefined)
  if (!content) return { status: 503, retryAfterSeconds: 10 }
  try {
    return await give(content)
  } catch (error) {
    const refusal = refusalOf(error)
    const busy = refusal?.code === 'too_busy' || (refusal?.code === 'too_long' && refusal.fault === 'machine')
    if (busy) return { status: 503, retryAfterSeconds: 5 }
    throw error
  }
}

/**
 * Gives pictures: from disk, or drawn now and kept. Unknown products, options and sizes are 404, a design over its
 * budget 422; 503 when too many pictures wait to be drawn or the content cannot be read.
 */
export function createPictureService({ catalogue, designs, readContent }: PictureServiceOptions) {
  const shelf = createShelf(catalogue)
  const designShelf = createShelf(designs)

  async function pictureFor(request: PictureRequest, content: PictureContent): Promise<Picture> {
    const drawing = drawingOf(request.spec, content)
    if (!drawing) return { status: 404 }
    const { spec, scale, format } = request
    const photo = photoOf(spec, content.photos ?? [], content.catalogue)
    const draw = async () => {
      const { width, height } = pictureSize(spec)
      const pixels = { width: width * scale, height: height * scale }
      // A photograph that cannot be read, because it was just deleted, leaves the drawing.
      const photographed = photo && (await renderPhoto(photo.file, pixels, format).catch(() => undefined))
      if (photographed) return photographed
      const svg = await runTask('drawPicture', { spec, content: shareContent(content) })
      return renderPicture(drawn(svg), pixels, format)
    }
    return shelf([request, photo ?? drawing.facts], format, draw)
  }

  return {
    /** The picture behind the segments after `/pictures/`. */
    async byPath(segments: readonly string[]): Promise<Picture> {
      const request = parsePicturePath(segments)
      return request ? fromContent(readContent, content => pictureFor(request, content)) : { status: 404 }
    },
    /** A customer's design on its product; in the large view with the card that a stamp prints. */
    ofDesign: (design: Design, size: DesignPictureSize = 'line'): Promise<DesignPicture> =>
      fromContent<DesignPicture>(readContent, async content => {
        const { format, ...pixels } = designSizes[size]
        const ratio = pixels.width / pixels.height
        const paper = size === 'large'
        const drawing = designDrawing(design, content.catalogue, ratio, paper)
        const weight = weighItem(design, content.catalogue)
        if (!drawing || !weight) return { status: 404 }
        const excess = excessOf(weight, designBudget)
        if (excess) return { status: 422, excess }
        return designShelf([drawing.facts, size], format, async () => {
          const svg = await runTask('drawDesign', { design, content: shareContent(content), ratio, paper })
          return renderPicture(drawn(svg), pixels, format)
        })
      }),
  }
}
