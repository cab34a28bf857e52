import * as z from 'zod/mini'
import { colour } from '../common'

const share = z.number().check(z.minimum(0), z.maximum(1))
const corner = z.tuple([share, share])
/** How many families of a drawing can be chosen, and how long a name is at most, in signs. */
export const mostFamilies = { count: 20, nameLength: 100 }
const familyName = z.string().check(z.minLength(1), z.maxLength(mostFamilies.nameLength))
const percent = (min: number) => z.number().check(z.minimum(min), z.maximum(100))

/** How a picture was made from its file, so that it can be edited again. It is not drawn: the picture's `art` is. */
export const editSchema = z.strictObject({
  /** The page of a PDF, from 1. */
  page: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Lines of the page that its maker meant to be cut along are drawn like ink. */
  keepsCuts: z.optional(z.boolean()),
  /** What was chosen for families of a drawing's texts that the shop does not have, where it is not the nearest. */
  families: z.optional(
    z
      .array(z.strictObject({ asked: familyName, drawn: familyName }))
      .check(z.minLength(1), z.maxLength(mostFamilies.count)),
  ),
  /**
   * What was straightened out of a photograph taken at an angle, before anything else: four corners in shares of the file's
   * width and height, clockwise from the top left.
   */
  corners: z.optional(z.tuple([corner, corner, corner, corner])),
  /** Quarter turns clockwise, then the fine turn in degrees clockwise. */
  turns: z.int().check(z.minimum(0), z.maximum(3)),
  straighten: z.number().check(z.minimum(-15), z.maximum(15)),
  /** What is kept of the turned picture, in shares of its width and height. */
  crop: z.strictObject({ left: share, top: share, width: share, height: share }),
  /** One ink by a threshold, or by a screen of dots. */
  mode: z.enum(['line', 'screen']),
  /** On what is printed it stands in its own colours instead. */
  inColour: z.optional(z.boolean()),
  /** What is darker than this grey becomes ink, 0 to 255. */
  threshold: z.int().check(z.minimum(0), z.maximum(255)),
  light: percent(-100),
  /** Shadows across the paper are taken away. */
  even: z.boolean(),
  /** The paper's colour, which is taken away with all that is as near to it as `reach`. */
  background: z.nullable(z.strictObject({ colour, reach: percent(0) })),
  fillHoles: z.boolean(),
  dropSpecks: z.boolean(),
  invert: z.boolean(),
})
export type PictureEdit = z.infer<typeof editSchema>
export type Corners = NonNullable<PictureEdit['corners']>
