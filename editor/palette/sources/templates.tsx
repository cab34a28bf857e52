'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { TemplatePicture } from '../../templates/template-picture'
import { useLayingGround, useOffers, useTakeOffer } from '../../templates/use-offers'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'

/** Templates, found by their name and by their words, with the shopper's own in them. */
export const templatesSource: PaletteSource = {
  id: 'templates',
  look: 'tiles',
  shown: 3,
  useFind: () => {
    const t = useTranslations('editor.palette')
    const offers = useOffers()
    const ground = useLayingGround()
    const take = useTakeOffer()
    const note = t('source.templates')
    const entries = useMemo(
      () =>
        offers.map(offer => ({
          id: offer.slug,
          name: offer.name,
          words: `${note} ${offer.words}`,
          picture: () => <TemplatePicture offer={offer} ground={ground} />,
          perform: () => take(offer),
        })),
      [offers, ground, take, note],
    )
    return useFinder(entries)
  },
}
