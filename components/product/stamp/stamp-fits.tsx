'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PriceAlone } from '@/components/ui/price'
import { Link } from '@/lib/ground/site/navigation'
import { useAddLine } from '../buy-box'
import { ProductPicture } from '../product-picture'
import type { FitView } from './shown-stamp'

interface StampFitsProps {
  fits: readonly FitView[]
  /** The chosen ink: supplies with inks are taken in this ink. */
  ink: string
  /** The stamp cannot be used without it. */
  needed: boolean
}

/** Supplies that the stamp needs now or later, each with its price and a button into the cart. */
export function StampFits({ fits, ink, needed }: StampFitsProps) {
  const t = useTranslations('product')
  const [last, setLast] = useState<string>()
  const { added, add } = useAddLine()
  if (fits.length === 0) return null
  const take = async ({ slug, name, variants }: FitView) => {
    const { lineOf } = await import('@/lib/product/kinds/registry')
    const variant = (variants.find(known => known.ink === ink) ?? variants[0])?.slug
    setLast(slug)
    await add(lineOf({ kind: 'static', slug, name, quantity: 1, ...(variant && { variant }) }))
  }
  return (
    <section className="mt-5 border-t border-line pt-4.5">
      <h2 className="text-md leading-5 font-semibold tracking-normal [font-stretch:100%]">
        {t(needed ? 'needsPad' : 'goesWith')}
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {fits.map(fit => (
          <li key={fit.slug} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="on-bench block h-13.5 w-18 shrink-0 overflow-hidden rounded-md">
              <ProductPicture spec={fit.picture} alt="" sizes="72px" className="size-full object-contain" />
            </span>
            <span className="min-w-0 grow text-sm">
              <Link href={fit.url} className="link tap">
                {fit.name}
              </Link>
              <PriceAlone price={fit.price} className="block font-semibold" />
            </span>
            <Button
              size="small"
              look="secondary"
              aria-label={t('addNamed', { name: fit.name })}
              onClick={() => take(fit)}
            >
              {t('addOne')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm font-medium text-mat-2 empty:hidden">
        {added && last && t('added')}
      </p>
    </section>
  )
}
