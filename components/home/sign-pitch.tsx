import { getTranslations } from 'next-intl/server'
import { ProductPicture } from '@/components/product/product-picture'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { Link } from '@/lib/ground/site/navigation'

/** What signs are, with one that has its measures written beside it. */
export async function SignPitch({ ctx, url }: { ctx: ViewContext; url: string }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  const { materials } = ctx.catalogue.materials
  const points: { icon: IconName; text: string }[] = [
    { icon: 'measure', text: t('pitch.sizes') },
    {
      icon: 'layers',
      text: t('pitch.materials', { count: materials.filter(({ published }) => published).length }),
    },
    { icon: 'document', text: t('pitch.invoice') },
  ]
  return (
    <section className="py-10 lg:py-16">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div className="relative pb-8.5 pl-11">
          <div className="on-wall aspect-4/3 overflow-hidden rounded-md">
            <ProductPicture
              spec={{
                kind: 'template',
                slug: 'template-lawyer-plaque',
                view: 'hero',
                language: ctx.language,
              }}
              alt={t('pitch.picture')}
              sizes="(min-width: 848px) 560px, 100vw"
              className="size-full object-contain"
            />
          </div>
          <span aria-hidden className="dim-x absolute right-[12%] bottom-0 left-[18%]">
            <span>300 mm</span>
          </span>
          <span aria-hidden className="dim-y absolute top-[14%] bottom-[22%] left-2">
            <span>200 mm</span>
          </span>
        </div>
        <div>
          <h2>{t('pitch.title')}</h2>
          <p className="mt-3.5 text-ink-2">{t('pitch.text')}</p>
          <ul className="mt-5 grid gap-2.5">
            {points.map(({ icon, text }) => (
              <li key={text} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 text-(--action)" />
                {text}
              </li>
            ))}
          </ul>
          <Link href={url} className={`${buttonClass()} mt-6`}>
            {t('pitch.action')}
          </Link>
        </div>
      </div>
    </section>
  )
}
