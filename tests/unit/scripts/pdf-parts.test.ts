import { existsSync } from 'node:fs'
import pdfjs from 'pdfjs-dist/package.json'
import { expect, test } from 'vitest'
import { sourceFingerprint } from '@/scripts/lib/paths.mjs'
import { pdfParts } from '@/scripts/lib/pdf-parts.mjs'

test('what pdf.js asks for lies where the shop serves it, with its licences, and is no source of a build', () => {
  const before = sourceFingerprint()
  const address = pdfParts()
  expect(address).toBe(`/pdf/${pdfjs.version}/`)
  for (const file of [
    'wasm/openjpeg.wasm',
    'wasm/jbig2.wasm',
    'wasm/qcms_bg.wasm',
    'wasm/LICENSE_OPENJPEG',
    'standard_fonts/FoxitSerifBold.pfb',
    'standard_fonts/LICENSE_FOXIT',
    'cmaps/90ms-RKSJ-H.bcmap',
    'cmaps/LICENSE',
    'iccs/CGATS001Compat-v2-micro.icc',
  ])
    expect(existsSync(`public${address}${file}`), file).toBe(true)
  expect(sourceFingerprint()).toBe(before)
})
