import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc, { runs } from '@/tests/support/properties'
import { randomFigures, randomSvg } from '@/tests/support/random-svg'
import type { LabBrowser } from './browsers/browser'
import { openChromium } from './browsers/chromium'
import { compare, expectAlike } from './drawn-alike'
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

const folder = path.join(import.meta.dirname, 'svg')

describe('a drawing is read as every browser draws it', () => {
  test.each(readdirSync(folder))('%s', async name => {
    expectAlike(await compare(lab, readFileSync(path.join(folder, name))))
  })

  test('whatever programs put together', async () => {
    await fc.assert(
      fc.asyncProperty(randomSvg, async svg => {
        expectAlike(await compare(lab, Buffer.from(svg)))
      }),
      { numRuns: runs(30, 200), endOnFailure: true },
    )
  })

  test('whatever is made of figures, clips, uses, opacities and gradients is drawn by the canvas as well', async () => {
    await fc.assert(
      fc.asyncProperty(randomFigures, async svg => {
        const seen = await compare(lab, Buffer.from(svg))
        expect(seen.map(({ by }) => by)).toEqual(['renderer', 'canvas'])
        expectAlike(seen)
      }),
      { numRuns: runs(30, 200), endOnFailure: true },
    )
  })
})
