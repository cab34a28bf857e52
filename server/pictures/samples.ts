import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { Design } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import type { Photo } from './photos'

/** A ready-made design with the name and language it is listed under. */
export type Sample<D extends Design = Design> = { name: string; language: Language; design: D }

/** What pictures are made from: the catalogue, the ready-made designs, and photographs where there are some. */
export type PictureContent = {
  catalogue: Catalogue
  samples: readonly Sample[]
  photos?: readonly Photo[]
}

/** A stored design as a sample; what does not parse is left out. */
export function toSample(name: string, language: Language, content: unknown): Sample[] {
  const parsed = parseDesign(content)
  return parsed.ok ? [{ name, language, design: parsed.design }] : []
}
