import 'server-only'
import { buildCostList, type CostList } from '@/lib/pricing/cost-list'
import { readPriceRecords } from './documents'
import { remember } from './remember'

/** What things cost us. It never leaves the server (PRICE-9). */
export const readCostList = (): Promise<CostList> =>
  remember('cost-list', async () => buildCostList(await readPriceRecords()))
