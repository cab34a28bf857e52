import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { ImportFault } from '@/lib/office/contract/tools'

/** What is wrong with a file, by row and column; nothing was imported (TOOLS-8). */
export function FaultList({ faults }: { faults: readonly ImportFault[] }) {
  const t = useTranslations('tools.import')
  return (
    <Alert tone="block" title={t('refused')}>
      <ul>
        {faults.map(({ row, column, code, value }) => (
          <li key={`${row} ${column} ${code}`}>
            {t('place', { row, column: column || '–' })} {t(`faults.${code}`, { value })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
