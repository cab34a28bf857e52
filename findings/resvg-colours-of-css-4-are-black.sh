#!/usr/bin/env bash
# resvg (@resvg/resvg-wasm 2.6.2): colours as design programs write them today.
# `rgb(0 80 0 / 60%)`, `hsl(120deg 100% 25% / .5)` and `hwb(…)` of CSS Color 4, which browsers have drawn since 2020, are not
# refused and not named: the figure is drawn black and opaque. The older spelling with commas is read, opacity included.
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
const seen = colour => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="${colour}"/></svg>`
  return [...new Resvg(svg).render().pixels].join(' ')
}
const colours = ['rgba(0, 80, 0, 0.6)', 'rgb(0 80 0 / 60%)', 'hsl(120deg 100% 25% / .5)', 'hwb(120 0% 50%)']
const drawn = colours.map(seen)
colours.forEach((colour, at) => console.log(`${colour}: ${drawn[at]} (premultiplied red, green, blue; opacity)`))
process.exit(drawn[0] !== '0 0 0 255' && drawn.slice(1).every(pixel => pixel === '0 0 0 255') ? 0 : 1)
JS
node see.mjs
