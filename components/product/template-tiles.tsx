import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/ground/common'
import type { PictureLink } from './picture-link'
import { TemplateTile } from './template-tile'

interface TemplateTilesProps {
  templates: readonly PictureLink[]
  language: Language
}

/** Templates to begin a stamp with. */
export function TemplateTiles({ templates, language }: TemplateTilesProps) {
  const t = useTranslations('product')
  if (templates.length === 0) return null
  return (
    <section className="pt-6 pb-10 lg:pb-16">
      <h2 className="mb-6">{t('readyMade')}</h2>
      <ul className="tiles tiles-row">
        {templates.map(template => (
          <li key={template.slug}>
            <TemplateTile
              {...{ template, language }}
              ground="bench"
              sizes="(min-width: 1000px) 280px, 50vw"
              note={t('editable')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
