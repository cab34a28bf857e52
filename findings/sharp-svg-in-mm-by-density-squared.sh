#!/usr/bin/env bash
# sharp 0.35.5 (librsvg 2.63.2): an SVG whose size is in physical units grows with the square of `density`. One that is
# an inch wide gives 72 pixels at 72, 128 at 96, 288 at 144 and 1,152 at 288; an engineer expects density times inches.
# One in pixels or with a viewBox alone grows by density / 72, so it is 128 pixels wide at 96 where it says 96. To draw a
# plate of W inches at D dots an inch, ask for a density of sqrt(72 × D), or write the size in pixels and give D × 72 / 96.
# Seen: "in mm: 72 128 288 1152", "in px: 96 128 192 384"
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund sharp@0.35.5
cat > run.mjs <<'JS'
import sharp from 'sharp'

const svg = size =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 254 127"><rect width="254" height="127"/></svg>`)
const widths = async size => {
  const found = []
  for (const density of [72, 96, 144, 288])
    found.push((await sharp(svg(size), { density }).png().toBuffer({ resolveWithObject: true })).info.width)
  return found.join(' ')
}
const seen = [
  `in mm: ${await widths('width="25.4mm" height="12.7mm"')}`,
  `in px: ${await widths('width="96" height="48"')}`,
]
console.log(`librsvg ${sharp.versions.rsvg}\n${seen.join('\n')}`)
if (seen.join() !== 'in mm: 72 128 288 1152,in px: 96 128 192 384') process.exit(1)
JS
node run.mjs
