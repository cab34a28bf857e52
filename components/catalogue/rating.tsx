import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'

/** Stars out of five, said in words too. One element: with five pictures for each review, a page would carry them twice. */
export function Rating({ stars }: { stars: number }) {
  const t = useTranslations('catalogue')
  const style = { '--stars': stars } as CSSProperties
  return <span role="img" aria-label={t('stars', { stars })} className="stars" style={style} />
}
