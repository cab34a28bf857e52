import { coverage } from './coverage'
import type { FaceFile } from './engine'
import type { FontFaceFile, FontFamilyFiles } from './files'
import { fontFamilies } from './manifest'
import { type FaceStrokes, faceStrokes } from './strokes'

/** What replaces a family that the shop does not have (DESIGN-17). */
export const defaultFamilySlug = 'roboto'

const byName = new Map<string, FontFamilyFiles>()
const byFile = new Map<FaceFile, FontFaceFile>()
for (const family of fontFamilies) {
  byName.set(family.slug, family)
  byName.set(family.family.toLowerCase(), family)
  for (const face of family.faces) byFile.set(face.file, face)
}

/** A family by its slug or its name, as a design carries it; `null` where the shop does not have it. */
export function findFamily(name: string): FontFamilyFiles | null {
  return byName.get(name.trim().toLowerCase()) ?? null
}

/** The face that a file holds; null for a file that is not the shop's. */
export function findFace(file: FaceFile): FontFaceFile | null {
  return byFile.get(file) ?? null
}

// What is measured of families and faces stands beside them: page, checks and pictures then fetch one file of tables.

/** The characters that all faces of a family have, as `coverage` writes them; empty for a family that is not the shop's. */
export const coverageOf = (slug: string): string => coverage[slug] ?? ''

/** How thin a face's strokes are and how small the places that its letters enclose; null for a file that is not the shop's. */
export const strokesOf = (file: FaceFile): FaceStrokes | null => faceStrokes[file] ?? null

export interface FaceChoice {
  family: FontFamilyFiles
  face: FontFaceFile
  /** The name is not ours: the default family stands in. */
  familyMissing: boolean
}

/** The face for a wish. Where a family has no bold or italic, the nearest that it has: weight before slope. */
export function chooseFace(name: string, bold: boolean, italic: boolean): FaceChoice {
  const found = findFamily(name)
  const family = found ?? findFamily(defaultFamilySlug)
  if (!family) throw new Error('the manifest of fonts has no default family')
  const faces = family.faces
  const face =
    faces.find(f => f.bold === bold && f.italic === italic) ??
    faces.find(f => f.bold === bold) ??
    faces.find(f => f.italic === italic) ??
    faces[0]
  if (!face) throw new Error(`the family ${family.slug} has no face`)
  return { family, face, familyMissing: !found }
}

export const isBoldCapable = (family: FontFamilyFiles): boolean => family.faces.some(f => f.bold)
export const isItalicCapable = (family: FontFamilyFiles): boolean => family.faces.some(f => f.italic)

/** A face's address on the site; the digest in it lets the file be kept for a year. */
export function faceUrl(file: FaceFile): string {
  return `/fonts/${file}?v=${findFace(file)?.digest.slice(0, 10) ?? ''}`
}
