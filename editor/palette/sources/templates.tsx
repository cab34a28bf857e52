'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { formLines } from '@/lib/scene/operations/text-lines'
import { TemplatePicture, useOfferedTemplates, useTakeTemplate } from '../../panels/templates-panel'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'

/** Templates, found by their name and by their words. */
export const templatesSource: PaletteSource = {
  id: 'templates',
  look: 'tiles',
  shown: 3,
  useFind: () => {
    const t = useTranslations('editor.palette')
    const offered = useOfferedTemplates()
    const take = useTakeTemplate()
    const note = t('source.templates')
    const entries = useMemo(
      () =>
        offered.map(template => ({
          id: template.slug,
          name: template.name,
          words: `${note} ${formLines(template.design)
            .map(({ text }) => text)
            .join(' ')}`,
          picture: () => <TemplatePicture design={template.design} />,
          perform: () => take(template),
        })),
      [offered, take, note],
    )
    return useFinder(entries)
  },
}
