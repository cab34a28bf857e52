#!/usr/bin/env bash
# pdf-lib 1.17.1: a page that is embedded into another by embedPdf comes as its MediaBox stands in the file. What a viewer
# makes of the page before it shows it is not done: neither CropBox nor Rotate nor UserUnit count. So a label of 100 × 60 pt
# cropped out of a page of 300 × 200 comes in as 300 × 200, and a page that every viewer shows upright comes in lying.
# Seen: "cropped 300 × 200", "turned 300 × 200", "scaled 300 × 200"
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund pdf-lib@1.17.1
cat > run.mjs <<'JS'
import { degrees, PDFDocument, PDFName } from 'pdf-lib'

const habits = {
  cropped: page => page.setCropBox(50, 40, 100, 60),
  turned: page => page.setRotation(degrees(90)),
  scaled: page => page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(10)),
}
const seen = []
for (const [name, apply] of Object.entries(habits)) {
  const source = await PDFDocument.create()
  const page = source.addPage([300, 200])
  page.drawRectangle({ x: 50, y: 40, width: 100, height: 60 })
  apply(page)
  const target = await PDFDocument.create()
  const [embedded] = await target.embedPdf(await source.save())
  seen.push(`${name} ${embedded.width} × ${embedded.height}`)
}
console.log(seen.join('\n'))
if (seen.join() !== 'cropped 300 × 200,turned 300 × 200,scaled 300 × 200') process.exit(1)
JS
node run.mjs
