#!/usr/bin/env bash
# resvg (@resvg/resvg-wasm 2.6.2): a drawing that says one of its sides alone.
# `width="200"` with `viewBox="0 0 100 50"` and no height: a browser keeps the ratio and draws 200 × 100. The renderer takes the
# height from the view box's own units, 200 × 50, and draws the figures at half the size in the middle of it, without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @resvg/resvg-wasm@2.6.2 >/dev/null
cat >see.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
const seen = sides => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${sides} viewBox="0 0 100 50"><rect width="100" height="50"/></svg>`
  const { width, height, pixels } = new Resvg(svg).render()
  let inked = 0
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] > 127) inked += 1
  return `${width} × ${height}, ${inked} pixels inked`
}
const both = seen('width="200" height="100"')
const one = seen('width="200"')
console.log(`both sides said: ${both}`)
console.log(`the width alone: ${one}`)
process.exit(both === '200 × 100, 20000 pixels inked' && one === '200 × 50, 5000 pixels inked' ? 0 : 1)
JS
node see.mjs
