import type { PanelTexts } from '../panel-texts'

interface PhotoListProps {
  /** Photos by their numbers, each with the ticket of its piece. */
  photos: readonly { photo: number; ticket: string }[]
  texts: PanelTexts
}

/** Check photos as thumbnails; each links to the full photo (PRODUCTION-10). */
export function PhotoList({ photos, texts: { t } }: PhotoListProps) {
  if (photos.length === 0) return null
  return (
    <ul className="bo-photos">
      {photos.map(({ photo, ticket }) => (
        <li key={photo}>
          <a href={`/api/production/photos/${photo}`} target="_blank" rel="noreferrer">
            <img
              src={`/api/production/photos/${photo}`}
              alt={t('backOffice.production.photo.of', { ticket })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
