'use client'
import { useTranslations } from 'next-intl'
import type { LookedAt } from './import-desk'
import { Preview } from './preview'

/** An imported file, as the worker read it: alone, or one of several. */
export function Looked({ picture, single }: { picture: LookedAt; single: boolean }) {
  const t = useTranslations('importDesign')
  const { file, kind, pages, preview } = picture
  return (
    <li className={single ? 'w-full' : 'w-36'}>
      <span className="grid place-items-center rounded-md bg-bench p-2">
        <Preview
          bitmap={preview}
          label={t('preview', { name: file.name })}
          className={single ? 'max-h-64 max-w-full short:max-h-32' : 'max-h-24 max-w-full'}
        />
      </span>
      <span className="mt-1 block truncate text-xs text-ink-2">
        {file.name} · {t(`kind.${kind}`)}
        {pages > 1 && ` · ${t('pages', { count: pages })}`}
      </span>
    </li>
  )
}
