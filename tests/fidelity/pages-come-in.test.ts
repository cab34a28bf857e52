import { expect, test } from 'vitest'
import { pageCases } from '@/tests/support/page-cases'
import { pagesOf, pageVerdictsIn, writePart } from './comes-in-table'
import { judgePage } from './pages-come-in'

test('pages of PDFs come in as everybody sees them, or what differs is named; the table says which', async () => {
  const rows = []
  for (const one of pageCases) rows.push({ habit: one.habit, ...(await judgePage(one)) })
  expect(rows.length).toBeGreaterThanOrEqual(20)
  if (process.env.WRITE_TABLE === '1') writePart('pages', pagesOf(rows))
  expect(rows.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  expect(Object.fromEntries(rows.map(({ habit, verdict }) => [habit, verdict]))).toEqual(pageVerdictsIn())
})
