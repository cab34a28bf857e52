'use client'
import { useFormatter, useTranslations } from 'next-intl'
import type { SharedLink } from '@/lib/doors/contract/shared-designs'

interface OwnLinksProps {
  links: readonly SharedLink[]
  onCopy: (code: string) => void
  onEnd: (code: string) => void
}

/** The links that this browser has made, with the day on which each ends by itself. */
export function OwnLinks({ links, onCopy, onEnd }: OwnLinksProps) {
  const t = useTranslations('editor.share')
  const format = useFormatter()
  if (links.length === 0) return null
  const action = 'link py-1.5 pointer-coarse:py-3'
  return (
    <section className="mt-3 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{t('own')}</h3>
      <ul>
        {links.map(({ code, name, createdAt, endsAt }) => {
          const made = format.dateTime(new Date(createdAt), { dateStyle: 'short', timeStyle: 'short' })
          const until = format.dateTime(new Date(endsAt), { dateStyle: 'medium' })
          return (
            <li
              key={code}
              className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5 text-sm last:border-b-0"
            >
              <span className="min-w-0 grow basis-48">
                <span className="block truncate">{name}</span>
                <span className="block text-xs text-ink-2">{t('madeUntil', { made, until })}</span>
              </span>
              <span className="flex gap-4">
                <button
                  type="button"
                  className={action}
                  onClick={() => onCopy(code)}
                  aria-label={t('copyOf', { name, made })}
                >
                  {t('copyShort')}
                </button>
                <button
                  type="button"
                  className={action}
                  onClick={() => onEnd(code)}
                  aria-label={t('endOf', { name, made })}
                >
                  {t('end')}
                </button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
