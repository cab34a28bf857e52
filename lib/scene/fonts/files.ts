import type { FaceFile, FaceMetrics } from './engine'

/** A committed font file of `public/fonts`, with what it takes to check and to set it. */
export interface FontFaceFile extends FaceMetrics {
  file: FaceFile
  bold: boolean
  italic: boolean
  bytes: number
  sha256: string
}

/** The faces of a family that the shop has. */
export interface FontFamilyFiles {
  slug: string
  family: string
  category: string
  licence: string
  faces: readonly FontFaceFile[]
}
