#!/usr/bin/env bash
# maxrects-packer 2.7.4 is an empty module in Node, by import and by require: its package says "type": "module" and its
# main file is a universal module (UMD) of CommonJS kind, which Node then reads as a module that exports nothing; it hangs
# its class on `this`, which is undefined there, or on the global object. Bundlers take the "module" field and do not
# notice; only the file dist/maxrects-packer.mjs, named by its path, has the packer.
# Seen: "import 0 names, require 0 names, by path it packs into 1 sheet"
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund maxrects-packer@2.7.4
cat > run.mjs <<'JS'
import { createRequire } from 'node:module'
import * as imported from 'maxrects-packer'
import * as byPath from './node_modules/maxrects-packer/dist/maxrects-packer.mjs'

let required
try {
  required = `${Object.keys(createRequire(import.meta.url)('maxrects-packer')).length} names`
} catch (error) {
  required = error.code
}
const names = Object.keys(imported).length
const { MaxRectsPacker } = byPath
const packer = new MaxRectsPacker(100, 100, 0)
packer.add(60, 60, 'plate')
console.log(`import ${names} names, require ${required}, by path it packs into ${packer.bins.length} sheet`)
if (names !== 0 || MaxRectsPacker === undefined || packer.bins.length !== 1) process.exit(1)
JS
node run.mjs
