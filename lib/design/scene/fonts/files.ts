import type { FaceFile, FaceMetrics } from './engine'

/** A committed font file of `public/fonts`, with what it takes to check and to set it. */
export interface FontFaceFile extends FaceMetrics {
  file: FaceFile
  bold: boolean
  italic: boolean
  /** The first 20 hexadecimal digits of the file's SHA-256. */
  digest: string
}

/** The faces of a family that the shop has. */
export interface FontFamilyFiles {
  slug: string
  family: string
  category: string
  licence: string
  faces: readonly FontFaceFile[]
}
