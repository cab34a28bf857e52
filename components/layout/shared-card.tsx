import { pictureSize } from '@/lib/drawing/url'
import type { SiteLocale } from '@/lib/site/locales'
import { absoluteUrl, metaDescription, type PageFacts, sharedPictureUrl } from '@/lib/site/seo'

interface SharedCardProps {
  facts: PageFacts
  /** Without the locale's prefix. */
  path: string
  locale: SiteLocale
}

/**
 * What stands for the page where its link is shared (Open Graph); React moves it into the head. Next's own metadata would
 * say all of it twice, once for each kind of card.
 */
export function SharedCard({ facts, path, locale }: SharedCardProps) {
  const { width, height } = pictureSize(facts.picture)
  const said = {
    'og:type': 'website',
    'og:title': facts.title,
    'og:description': metaDescription(facts.description),
    'og:url': absoluteUrl(locale, path),
    'og:locale': locale.replace('-', '_'),
    'og:image': sharedPictureUrl(facts.picture),
    'og:image:width': `${width * 2}`,
    'og:image:height': `${height * 2}`,
  }
  return (
    <>
      {Object.entries(said).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
