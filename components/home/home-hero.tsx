import { getTranslations } from 'next-intl/server'
import { ProductPicture } from '@/components/product/product-picture'
import { buttonClass } from '@/components/ui/button'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { Link } from '@/lib/ground/site/navigation'

interface HomeHeroProps {
  ctx: ViewContext
  stampUrl: string
  signUrl: string
}

/** The cutting mat with the shop's products on it: the one place, with the loyalty page, where the mat shows. */
export async function HomeHero({ ctx, stampUrl, signUrl }: HomeHeroProps) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  return (
    <section className="cutting-mat relative overflow-hidden">
      <div
        aria-hidden
        className="absolute inset-0 bg-[linear-gradient(180deg,rgb(10_45_34/0.75)_0%,rgb(10_45_34/0.35)_55%,transparent_75%)] lg:bg-[linear-gradient(90deg,rgb(10_45_34/0.82)_0%,rgb(10_45_34/0.5)_34%,rgb(10_45_34/0)_60%)]"
      />
      <div className="wrap relative grid items-center gap-2 pt-9 pb-8 lg:min-h-130 lg:grid-cols-[minmax(0,450px)_1fr] lg:py-0">
        <div className="relative z-1">
          <h1 className="text-[2.125rem] leading-9 font-[620] lg:text-[3.125rem] lg:leading-13">
            {t('title')}
          </h1>
          <p className="mt-4.5 max-w-[38ch] text-[1.0625rem] text-on-hero lg:text-lg">{t('text')}</p>
          <p className="mt-7.5 flex flex-wrap gap-3">
            <Link href={stampUrl} className={`${buttonClass({ look: 'on-mat' })} max-lg:flex-1 max-lg:px-3!`}>
              {t('makeStamp')}
            </Link>
            <Link
              href={signUrl}
              className={`${buttonClass({ look: 'line-mat' })} max-lg:flex-1 max-lg:px-3!`}
            >
              {t('makeSign')}
            </Link>
          </p>
        </div>
        <ProductPicture
          spec={{ kind: 'scene', slug: 'hero', view: 'hero', language: ctx.language }}
          alt=""
          sizes="(min-width: 848px) 774px, 100vw"
          priority
          className="-mx-[9%] mt-5 w-[118%] max-w-none lg:mx-0 lg:-mr-12 lg:mt-0 lg:w-[calc(100%+48px)]"
        />
      </div>
      <div aria-hidden className="ruler absolute inset-x-0 bottom-0 -scale-y-100 text-white! opacity-45" />
    </section>
  )
}
