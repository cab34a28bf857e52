'use client'
import { useTranslations } from 'next-intl'
import { stockFaultsDetails, stockImportAnswer, stockImportPath } from '@/lib/catalogue/stock/moves'
import { withMinus } from '@/lib/ground/money/format'
import { ImportFile } from '../import-file'

/** Takes a file of what was counted: what it would do is said first, what is wrong with it by row (STOCK-4). */
export function ImportStock() {
  const t = useTranslations('backOffice.stock.file')
  return (
    <ImportFile
      path={stockImportPath}
      read={body => stockImportAnswer.parse(body)}
      faultsOf={details => stockFaultsDetails.safeParse(details).data?.faults}
      isAny={({ moves }) => moves > 0}
      words={{ choose: t('take'), busy: t('busy'), failed: t('failed'), yes: t('yes'), no: t('no') }}
      says={{
        asked: answer => withMinus(t('asked', answer)),
        done: answer => t('done', answer),
        refused: count => t('refused', { count }),
        fault: ({ row, code, value }) => `${t('row', { row })} ${t(`faults.${code}`, { value })}`,
      }}
    />
  )
}
