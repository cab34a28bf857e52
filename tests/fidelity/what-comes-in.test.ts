import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LabBrowser } from './browsers/browser'
import { openChromium } from './browsers/chromium'
import { bytesOf, cases, judge } from './comes-in'
import { tableOf, verdictsIn, writePart } from './comes-in-table'
import { type LabServer, serveLab } from './server'

let server: LabServer
let lab: LabBrowser

beforeAll(async () => {
  server = await serveLab()
  lab = await openChromium(server.url)
})
afterAll(async () => {
  await lab.close()
  server.close()
})

test('what programs write comes in as the browser draws it, or what differs is named; the table says which', async () => {
  const rows = []
  for (const one of cases) rows.push({ ...one, ...(await judge(lab, bytesOf(one))) })
  expect(rows.length).toBeGreaterThanOrEqual(150)
  if (process.env.WRITE_TABLE === '1') writePart('drawings', tableOf(rows))
  expect(rows.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  const written = verdictsIn()
  expect(Object.fromEntries(rows.map(({ file, verdict }) => [file, verdict]))).toEqual(written)
})
