import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Logo } from '@/components/layout/logo'
import { NoScript } from '@/components/layout/no-script'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'

type Step = 'cart' | 'checkout' | 'success'
const steps: readonly Step[] = ['cart', 'checkout', 'success']

interface CheckoutFrameProps {
  locale: SiteLocale
  step: Exclude<Step, 'cart'>
  children: ReactNode
}

interface StepItemProps {
  name: Step
  number: number
  /** How many steps after the present one it is. */
  place: number
  /** Whether the cart can be opened from here. */
  linked: boolean
  t: Awaited<ReturnType<typeof getTranslations<'checkout'>>>
}

/** A step of the way: done, present or still to come. */
function StepItem({ name, number, place, linked, t }: StepItemProps) {
  return (
    <li
      aria-current={place === 0 ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-2',
        place < 0 && 'text-(--action)',
        place === 0 && 'border-b-2 border-(--action) pt-0.5 font-semibold',
        place > 0 && 'text-ink-2',
      )}
    >
      {place < 0 && <Icon name="check" size={18} />}
      {place > 0 && (
        <span aria-hidden className="lg:hidden">
          {number}
        </span>
      )}
      {name === 'cart' && linked ? (
        <Link href="/cart/" className="hover:underline max-lg:sr-only">
          {t('steps.cart')}
        </Link>
      ) : (
        <span className={place === 0 ? 'max-sm:sr-only' : 'max-lg:sr-only'}>{t(`steps.${name}`)}</span>
      )}
      {place === 0 && (
        <span aria-hidden className="sm:hidden">
          {t(`stepsShort.${name}`)}
        </span>
      )}
    </li>
  )
}

/** The checkout layout: no menus, only the way through (PAGE-5). */
export async function CheckoutFrame({ locale, step, children }: CheckoutFrameProps) {
  const [t, layout, site] = await Promise.all([
    getTranslations({ locale, namespace: 'checkout' }),
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  const current = steps.indexOf(step)
  return (
    <>
      <header className="sticky top-0 z-10 h-12 border-b border-line bg-paper print:hidden">
        <div className="wrap flex h-full items-center justify-between gap-5">
          <Link href="/" aria-label={layout('home', { site: site('title') })} className="rounded-md">
            <Logo />
          </Link>
          <ol aria-label={t('steps.title')} className="flex h-full gap-4 text-sm lg:gap-7">
            {steps.map((name, index) => (
              <StepItem
                key={name}
                name={name}
                place={index - current}
                number={index + 1}
                linked={step === 'checkout'}
                t={t}
              />
            ))}
          </ol>
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Icon name="shield" size={18} />
            <span className="max-md:sr-only">{t('secureShort')}</span>
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap w-full grow pt-6 pb-16 outline-none lg:pt-8">
        <NoScript />
        {children}
      </main>
    </>
  )
}
