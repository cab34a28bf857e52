import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import type { Design } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import type { Photo } from './photos'

/** A template with the name and language it is listed under. */
export type Template<D extends Design = Design> = { name: string; language: Language; design: D }

/** What pictures are made from: the catalogue, the templates, and photographs where there are some. */
export type PictureContent = {
  catalogue: Catalogue
  templates: readonly Template[]
  photos?: readonly Photo[]
}

/** A stored design as a template; what does not parse is left out. */
export function toTemplate(name: string, language: Language, content: unknown): Template[] {
  const parsed = parseDesign(content)
  return parsed.ok ? [{ name, language, design: parsed.design }] : []
}
