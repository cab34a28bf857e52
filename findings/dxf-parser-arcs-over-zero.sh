#!/usr/bin/env bash
# dxf-parser 1.1.2: an ARC's angles come back in radians although the file has degrees (groups 50 and 51), while a
# TEXT's rotation (group 50 too) stays in degrees; and `angleLength` of an arc that runs over 0° is the difference of the
# two, so an arc of 20° from 350° to 10° says −340°. Bulges of a polyline stay as they are. Who draws by angleLength cuts
# the large arc instead of the small one.
# Seen: "arc 350° to 10°: start 6.109, length -340.0°" and "text rotation 90"
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund dxf-parser@1.1.2
cat > run.mjs <<'JS'
import { createRequire } from 'node:module'

const module = createRequire(import.meta.url)('dxf-parser')
const DxfParser = module.default ?? module
const pairs = [
  [0, 'SECTION'], [2, 'ENTITIES'],
  [0, 'ARC'], [8, 'CUT'], [10, 0], [20, 0], [40, 1], [50, 350], [51, 10],
  [0, 'TEXT'], [8, 'MARK'], [10, 0], [20, 0], [40, 2], [1, 'A'], [50, 90],
  [0, 'ENDSEC'], [0, 'EOF'],
]
const [arc, text] = new DxfParser().parseSync(pairs.map(pair => pair.join('\n')).join('\n')).entities
const seen = [
  `arc 350° to 10°: start ${arc.startAngle.toFixed(3)}, length ${((arc.angleLength * 180) / Math.PI).toFixed(1)}°`,
  `text rotation ${text.rotation}`,
]
console.log(seen.join('\n'))
if (seen.join() !== 'arc 350° to 10°: start 6.109, length -340.0°,text rotation 90') process.exit(1)
JS
node run.mjs
