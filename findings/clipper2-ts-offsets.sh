#!/usr/bin/env bash
# clipper2-ts 2.0.1, inflatePaths, as kerf compensation would use it. Three things that a laser's cut shows:
# 1. a hole that winds as its plate does is gone from the answer without a word (the paths are united by "non zero" first):
#    unite by "even odd" before, or turn the hole round;
# 2. the offset is rounded to whole units without being said: below half a unit nothing is offset, from half a unit on
#    the corner moves by a whole one: millimetres must be scaled up to micrometres before;
# 3. a round corner is a polygon inside its circle: with the default tolerance a kerf of 5,000 units falls 10.4 short.
# Seen: "same way: 1 path, other way: 2 paths", "0.49 moves 0, 0.6 moves 1", "round corner 4989.6 of 5000"
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund clipper2-ts@2.0.1
cat > run.mjs <<'JS'
import { EndType, inflatePaths, JoinType } from 'clipper2-ts'

const square = (from, to) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]
const grow = (paths, by, join) => inflatePaths(paths, by, join, EndType.Polygon)

const plate = square(0, 10000)
const hole = square(3000, 7000)
const same = grow([plate, hole], 100, JoinType.Miter).length
const other = grow([plate, hole.toReversed()], 100, JoinType.Miter).length

const moved = by => Math.max(...grow([plate], by, JoinType.Miter)[0].map(point => point.x)) - 10000

const big = square(0, 1e6)
const [round] = grow([big], 5000, JoinType.Round)
const shortest = Math.min(
  ...round.flatMap((point, i) => {
    const next = round[(i + 1) % round.length]
    const middle = { x: (point.x + next.x) / 2 - 1e6, y: (point.y + next.y) / 2 - 1e6 }
    return middle.x > 0 && middle.y > 0 ? [Math.hypot(middle.x, middle.y)] : []
  }),
)
const seen = [
  `same way: ${same} path, other way: ${other} paths`,
  `0.49 moves ${moved(0.49)}, 0.6 moves ${moved(0.6)}`,
  `round corner ${shortest.toFixed(1)} of 5000`,
]
console.log(seen.join('\n'))
const known = [
  'same way: 1 path, other way: 2 paths',
  '0.49 moves 0, 0.6 moves 1',
  'round corner 4989.6 of 5000',
]
if (seen.join() !== known.join()) process.exit(1)
JS
node run.mjs
