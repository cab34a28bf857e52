import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import { languages } from '@/lib/ground/common'
import { localeOfLanguage } from '@/lib/ground/site/locales'
import { getContent } from '@/server/catalogue/content'
import { readAll } from '@/server/catalogue/content/documents'
import { remember } from '@/server/catalogue/content/remember'
import { tagPage } from '@/server/catalogue/content/tag-page'
import { readTemplates } from '@/server/catalogue/content/templates'
import { readSettings } from '@/server/ground/env'
import type { Photo } from './photos'
import type { PictureContent } from './picture-content'

const mediumSchema = z.object({ filename: z.string(), updatedAt: z.string() })

/** The media of the embedded content service. An outside one keeps its own. */
async function readPhotos(): Promise<Photo[]> {
  if (process.env.CONTENT_URL) return []
  const { DATA_DIR } = readSettings()
  const media = await remember('media', () => readAll('media'))
  return media.flatMap(medium => {
    const parsed = mediumSchema.safeParse(medium)
    if (!parsed.success) return []
    const { filename, updatedAt } = parsed.data
    const file = path.join(DATA_DIR, 'media', path.basename(filename))
    return [{ name: path.parse(filename).name.toLowerCase(), file, changedAt: updatedAt }]
  })
}

async function readContent(): Promise<PictureContent> {
  const content = getContent()
  const [photos, catalogue, ...lists] = await Promise.all([
    readPhotos(),
    content.catalogue(),
    ...languages.map(async language =>
      (await readTemplates(localeOfLanguage(language))).map(template => ({ ...template, language })),
    ),
  ])
  return { catalogue, templates: lists.flat(), photos }
}

let lastKnown: PictureContent | undefined

/**
 * The shop's content as the pages show it, and as one of the reads that tie a page to what it shows. When an outside
 * content service fails, what is known is kept.
 */
export async function pictureContent(): Promise<PictureContent> {
  await Promise.all((['catalogue', 'cards', 'pages', 'media'] as const).map(tagPage))
  return remember('picture-content', async () => {
    try {
      lastKnown = await readContent()
    } catch (error) {
      if (!lastKnown) throw error
    }
    return lastKnown
  })
}
