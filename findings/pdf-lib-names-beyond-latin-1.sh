#!/usr/bin/env bash
# pdf-lib 1.17.1: a name with a letter beyond U+00FF is written wrongly and without a word. PDFName.of takes the letter's
# UTF-16 unit as one hexadecimal number, so "Ř" (U+0158) becomes "#158", which by PDF's rule of two digits is the byte 15
# and an "8"; PDF wants the bytes of UTF-8 there. Letters up to U+00FF become one byte (Latin-1, not UTF-8). Names carry
# the spot colours that a cutter or a print shop looks for, and the names of layers' resources.
# Seen: "Découpe /D#E9coupe Découpe" and "Řez /#158ez <15>8ez"
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund pdf-lib@1.17.1
cat > run.mjs <<'JS'
import { PDFName } from 'pdf-lib'

const visible = text => text.replace(/[\x00-\x1f]/g, c => `<${c.charCodeAt(0).toString(16).padStart(2, '0')}>`)
const seen = ['Découpe', 'Řez'].map(text => {
  const name = PDFName.of(text)
  return `${text} ${name} ${visible(name.decodeText())}`
})
console.log(seen.join('\n'))
const right = Buffer.from('Ř').toString('hex').toUpperCase().replace(/../g, '#$&')
console.log(`PDF 32000-1, 7.3.5 wants /${right}ez`)
if (seen[0] !== 'Découpe /D#E9coupe Découpe' || seen[1] !== 'Řez /#158ez <15>8ez') process.exit(1)
JS
node run.mjs
