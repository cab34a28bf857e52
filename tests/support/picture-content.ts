import { z } from 'zod'
import { readSeedFile } from '@/cms/seed/files'
import type { PictureContent } from '@/server/design/pictures/picture-content'
import { catalogue } from './catalogue'
import { templates } from './templates'

const listed = z.object({
  items: z.array(z.object({ slug: z.string(), template: z.string(), locale: z.enum(['fr', 'de', 'en']) })),
})
/** What pictures are drawn from: the seed's catalogue and its templates in all languages. */
export const pictureContent: PictureContent = {
  catalogue,
  templates: listed.parse(readSeedFile('templates')).items.flatMap(({ slug, template, locale }) => {
    const design = templates.find(candidate => candidate.slug === slug)
    if (!design) return []
    const own = { slug: `template-${template}`, name: design.name, topic: '', url: null, isFormula: false }
    return [{ ...own, language: locale, design }]
  }),
}
