import { useTranslations } from 'next-intl'
import { sentAlong } from '@/lib/design/import/sent-files'
import type { ProductLine } from '@/lib/product/kinds/kind'
import { OwnPicture } from './own-picture'

/** The files from which the workshop lays out a line, as small pictures, with the client's remarks. */
export function SentFiles({ item }: { item: ProductLine }) {
  const t = useTranslations('cart')
  const sent = sentAlong(item)
  if (!sent) return null
  const { comment } = item.content
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2">
        {sent.files.map(
          ({ hash, name, preview }) =>
            preview && (
              <li key={hash}>
                <OwnPicture
                  hash={preview}
                  alt={name}
                  className="h-14 max-w-28 rounded-sm border border-line bg-paper object-contain p-0.5"
                />
              </li>
            ),
        )}
      </ul>
      {comment && (
        <p className="mt-1 text-sm whitespace-pre-line text-ink-2">{t('sent.comment', { comment })}</p>
      )}
      <p className="mt-1 text-xs text-ink-2">{t('sent.otherFile')}</p>
    </>
  )
}
