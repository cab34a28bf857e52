#!/usr/bin/env bash
# pdfjs-dist 5.4.624: a JPEG 2000 picture where `wasmUrl` is not given.
# Reading the page ends well: no error, no event, and the list of operators says that the picture is painted. Its pixels are
# `null`, and it is left out when the page is drawn. The one message is a warning on the console. With `wasmUrl` the same page
# holds its picture. Whoever shows pages that others made must listen to the console to know that something is missing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfjs-dist@5.4.624 pdf-lib@1.17.1 >/dev/null
cat >see.mjs <<'JS'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PDFDocument, PDFName } from 'pdf-lib'

// A grey square of 32 pixels, written by OpenJPEG 2.5.4.
const picture = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAIAAAACAAAQcHAAAAAAAPY29scgEAAAAAABEAAAGfanAyY/9P/1EAKQAAAAAAIAAAACAAAAAAAAAAAAAAACAAAAAgAAAAAAAAAAAAAQcBAf9SAAwAAAABAAUEBAAB/1wAE0BASEhQSEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAABHgAB/5PPtAgCv8faBR9oFPzAgAnXCdcFkc/AGn4A0fgDAA+3xDKjfw+3qUkSvxB5K3B838/ASn4CUPtDwAnj+++4s86JS/kVsMqRq4f8kxz9f83DiLOE63j1pI2jsschHxF6+g6G+++F1lxQk8/f88/Adn4DsPtFABnKqaMXQYoZrBqal2H5pwcpxSenqgwp7bD15OFvIN0Nll2Q7fraio3PrxjH1CsRKwDRLwzEwWv0GiEV8xZhRknOWNlOJ5B+f1EgBD2dl8/Adn4DsPtCwHLV6Se2P/jOG54ZIhcacW/ALgXlKPj4CGePPnGgLkLc/BO+8LVO7zy4pRYeD36Ul4D0sX4SOgh3Ug8ky6MCT51kjHMmf//Z',
  'base64',
)

async function pageWithPicture() {
  const file = await PDFDocument.create()
  const page = file.addPage([100, 100])
  const image = file.context.stream(picture, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 32,
    Height: 32,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
    Filter: 'JPXDecode',
  })
  page.node.set(
    PDFName.of('Resources'),
    file.context.obj({ XObject: { I: file.context.register(image) } }),
  )
  const content = file.context.stream('q 80 0 0 80 10 10 cm /I Do Q')
  page.node.set(PDFName.of('Contents'), file.context.register(content))
  return file.save()
}

const warnings = []
for (const name of ['warn', 'log']) {
  const say = console[name]
  console[name] = (...words) => {
    const text = words.join(' ')
    if (text.startsWith('Warning')) warnings.push(text)
    else say(...words)
  }
}
const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
const wasmUrl = `${pathToFileURL(path.resolve('node_modules/pdfjs-dist/wasm')).href}/`
const bytes = await pageWithPicture()

async function seen(options) {
  warnings.length = 0
  const file = await pdfjs.getDocument({ data: bytes.slice(), ...options }).promise
  const page = await file.getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const at = fnArray.indexOf(pdfjs.OPS.paintImageXObject)
  const image = await new Promise(done => page.objs.get(argsArray[at][0], done))
  const picture = image && `${image.width} × ${image.height}`
  await file.destroy()
  return { painted: at >= 0, picture, warned: warnings.some(text => text.includes('Unable to decode image')) }
}
const without = await seen({})
const given = await seen({ wasmUrl })
console.log('without wasmUrl:', without)
console.log('with wasmUrl:', given)
const silent = without.painted && without.picture === null && without.warned
process.exit(silent && given.picture === '32 × 32' && !given.warned ? 0 : 1)
JS
node see.mjs
