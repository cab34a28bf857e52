#!/usr/bin/env bash
# resvg (@resvg/resvg-wasm 2.6.2): a `use` of a `symbol`, with `x` and `y`, that is cut by a clip path.
# SVG appends the move by `x` and `y` to the transform of the use itself, so that what cuts it moves along, and so browsers
# draw it (seen in Chromium 156), and so the renderer draws the use of any other element. That of a symbol it moves and leaves
# the clip path where it was defined: the drawing loses other parts. With a group around the use, which has the move and the clip path, both draw the same.
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

/** The rightmost dark column of a drawing, in its own units. */
function rightEdge(inner) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><defs><clipPath id="cut"><rect width="20" height="50"/></clipPath><symbol id="bar" viewBox="0 0 40 50"><rect width="40" height="50"/></symbol></defs>${inner}</svg>`
  const image = new Resvg(svg).render()
  let edge = 0
  for (let at = 3; at < image.pixels.length; at += 4)
    if (image.pixels[at] > 127) edge = Math.max(edge, ((at - 3) / 4) % image.width + 1)
  return edge
}

const alone = rightEdge('<use href="#bar" x="10" width="40" height="50" clip-path="url(#cut)"/>')
const grouped = rightEdge('<g transform="translate(10 0)" clip-path="url(#cut)"><use href="#bar" width="40" height="50"/></g>')
console.log(`cut use at x = 10: ends at ${alone}; the same as a moved group: ends at ${grouped} (browsers: 30 both)`)
process.exit(alone === 20 && grouped === 30 ? 0 : 1)
JS
node see.mjs
