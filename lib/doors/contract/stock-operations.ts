import { z } from 'zod'
import {
  stockFilePath,
  stockImportAnswer,
  stockImportPath,
  stockImportRequest,
  stockMoveRequest,
  stockMovesPath,
} from '@/lib/catalogue/stock/moves'
import type { Operation } from './operations'

const staff = { tag: 'tools' as const, secured: true }

/** What the staff do with the stock, by address. */
export const stockOperations: Operation[] = [
  {
    ...staff,
    method: 'post',
    path: stockMovesPath,
    id: 'moveStock',
    body: stockMoveRequest,
    answer: z.object({}),
  },
  { ...staff, method: 'get', path: stockFilePath, id: 'stockFile', answer: 'text/csv' },
  {
    ...staff,
    method: 'post',
    path: stockImportPath,
    id: 'importStock',
    body: stockImportRequest,
    answer: stockImportAnswer,
  },
]
