'use client'
import { useTranslations } from 'next-intl'
import { faultsDetails, written } from '@/lib/doors/contract/translations'
import type { Language } from '@/lib/ground/names'
import { ImportFile } from '../import-file'

/** Takes a file of texts: what it would change is said first, what is wrong with it by row (TRANSLATION-4). */
export function ImportWords({ of, language }: { of: string; language: Language }) {
  const t = useTranslations('backOffice.translations')
  return (
    <ImportFile
      path="/api/translations/import"
      more={{ of, language }}
      read={body => written.parse(body)}
      faultsOf={details => faultsDetails.safeParse(details).data?.faults}
      isAny={({ texts }) => texts > 0}
      words={{ choose: t('import'), busy: t('busy'), failed: t('failed'), yes: t('take'), no: t('leave') }}
      says={{
        asked: answer => t('asked', answer),
        done: answer => t('taken', answer),
        refused: count => t('refused', { count }),
        fault: ({ row, field, code, value, by }) =>
          `${t('row', { row, field })} ${t(`faults.${code}`, { value, by: by ?? '–' })}`,
      }}
    />
  )
}
