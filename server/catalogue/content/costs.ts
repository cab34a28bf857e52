import 'server-only'
import { buildCostList, type CostList } from '@/lib/money/pricing/cost-list'
import { readPriceRecords } from './documents'
import { remember } from './remember'

/** What things cost us. Only staff read it (PRICE-9, PEOPLE-11). */
export const readCostList = (): Promise<CostList> =>
  remember('cost-list', async () => buildCostList(await readPriceRecords()))
