import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/lib/ground/site/navigation'

interface EmptyCartTextProps {
  /** The first one where the page has no heading of its own. */
  headingLevel: 'h1' | 'h2'
  /** What only this browser knows. */
  children?: ReactNode
}

/** Nothing in the cart: where to go from here. */
export function EmptyCartText({ headingLevel: Heading, children }: EmptyCartTextProps) {
  const t = useTranslations('cart')
  return (
    <div className="grid justify-items-center rounded-lg bg-wash px-5 py-14 text-center">
      <span aria-hidden className="ruler mb-6 w-[189px]" />
      <Heading>{t('empty')}</Heading>
      <p className="mt-2.5 max-w-110 text-ink-2">{t('emptyText')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href={t('stampsPath')} className={buttonClass()}>
          {t('makeStamp')}
        </Link>
        <Link href={t('signsPath')} className={buttonClass({ look: 'secondary' })}>
          {t('makeSign')}
        </Link>
      </div>
      {children}
    </div>
  )
}
