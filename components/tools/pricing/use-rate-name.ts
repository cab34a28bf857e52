import { useTranslations } from 'next-intl'
import { plainCells } from '@/lib/money/pricing/material-cells'

/** What a rate of the grid is called. */
export function useRateName(): (cell: string) => string {
  const t = useTranslations('tools.pricing.rates')
  return cell => {
    const known = plainCells.find(name => name === cell)
    if (known) return t(known)
    return cell === 'band-over' ? t('over') : t('band', { upTo: cell.replace('band-', '') })
  }
}
