import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/catalogue/common'
import type { Template } from '@/lib/products/template'
import { Link } from '@/lib/site/navigation'
import { ProductPicture } from './product-picture'

interface TemplateTilesProps {
  templates: readonly Pick<Template, 'slug' | 'name' | 'url'>[]
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
        {templates.map(({ slug, name, url }) => (
          <li key={slug}>
            <Link href={url ?? '/'} prefetch={false} className="group block rounded-md outline-offset-4!">
              <span className="picture-grow on-bench block aspect-[1.7] overflow-hidden rounded-md">
                <ProductPicture
                  spec={{ kind: 'template', slug, view: 'tile', language }}
                  alt=""
                  sizes="(min-width: 1000px) 280px, 50vw"
                  className="size-full object-cover"
                />
              </span>
              <span className="mt-3 block font-semibold">{name}</span>
              <span className="block text-sm text-ink-2">{t('editable')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
