#!/usr/bin/env bash
# @cantoo/pdf-lib 2.11.1 with @pdf-lib/fontkit 1.1.1: a font that is embedded as a subset cannot be saved. The library
# takes the subset's `encode()` where there is one, for newer fontkits return bytes from it, and `encodeStream()` otherwise, which
# it says is for this fontkit. But this fontkit's subset has both: its `encode` wants the stream to write to, and without one it
# throws. A whole font is embedded well, so that nothing is seen until the first subset. A subset that is handed on without its
# `encode` is saved as by pdf-lib 1.17.1, the same bytes of font.
# Seen: "whole: saved", "subset: Cannot read properties of undefined (reading 'pos')", "subset without encode: saved"
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @cantoo/pdf-lib@2.11.1 @pdf-lib/fontkit@1.1.1 dejavu-fonts-ttf@2.37.3
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import fontkit from '@pdf-lib/fontkit'

const bytes = readFileSync('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const streaming = {
  create(...given) {
    const font = fontkit.create(...given)
    const subsetOf = font.createSubset.bind(font)
    font.createSubset = () => {
      const subset = subsetOf()
      return {
        cff: subset.cff,
        includeGlyph: glyph => subset.includeGlyph(glyph),
        encodeStream: () => subset.encodeStream(),
      }
    }
    return font
  },
}

async function saved(kit, subset) {
  const doc = await PDFDocument.create()
  doc.registerFontkit(kit)
  const font = await doc.embedFont(bytes, { subset })
  doc.addPage().drawText('Tampon', { font })
  return doc.save().then(() => 'saved', error => error.message)
}

const seen = [
  `whole: ${await saved(fontkit, false)}`,
  `subset: ${await saved(fontkit, true)}`,
  `subset without encode: ${await saved(streaming, true)}`,
]
console.log(seen.join('\n'))
const expected = [
  'whole: saved',
  "subset: Cannot read properties of undefined (reading 'pos')",
  'subset without encode: saved',
]
if (seen.join() !== expected.join()) process.exit(1)
JS
node run.mjs
