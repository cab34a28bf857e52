import { metaDescription, type PageFacts, sharedPictureUrl } from '@/lib/doors/site/seo'
import type { SiteLocale } from '@/lib/ground/site/locales'

interface SharedCardProps {
  facts: PageFacts
  locale: SiteLocale
}

/**
 * The preview of the page where its link is shared (Open Graph); React moves it into the head. Next's own metadata would output everything
 * twice, once for each kind of card. The address is the canonical one.
 */
export function SharedCard({ facts, locale }: SharedCardProps) {
  const properties = {
    'og:title': facts.title,
    'og:description': metaDescription(facts.description),
    'og:image': sharedPictureUrl(facts.picture, locale),
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
